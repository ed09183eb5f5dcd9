import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/choice/chips.tsx';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { PROVIDER_NAMES, providersOf, type Provider } from '#app/features/betting/my-bets/model/bet-sources.ts';
import { useListRoundsInfiniteQuery } from '#app/features/betting/my-bets/model/my-bets-api.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import * as empty from '#app/ui/empty.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './rounds.module.css';

/** The rounds played with third parties, newest first, one party at a time. */
export function Rounds() {
  const { t } = useTranslation('bets');
  const providers = providersOf(useBrand());
  const [chosen, setChosen] = useState<Provider | undefined>(providers[0]);
  if (chosen === undefined) return null;
  return (
    <div className={stack.gap3}>
      <Chips
        label={t('rounds.provider')}
        options={providers.map((value) => ({ value, text: PROVIDER_NAMES[value] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <RoundList key={chosen} provider={chosen} />
    </div>
  );
}

function RoundList({ provider }: { readonly provider: Provider }) {
  const { t } = useTranslation('bets');
  const { money, time } = useBetText();
  const reading = useListRoundsInfiniteQuery(provider, { refetchOnMountOrArgChange: true });
  const { currentData, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = reading;
  const rounds = currentData?.pages.flatMap((page) => page.rounds);
  return (
    <>
      {isError && (
        <LoadFailed
          text={t('rounds.failed')}
          beside={rounds !== undefined && t('late')}
          error={error}
          onRetry={refetch}
        />
      )}
      {!isError && <LateNote of={[reading]} />}
      {rounds === undefined && !isError && <Skeleton rows={3} label={t('rounds.loading')} />}
      {rounds?.length === 0 && <p className={empty.framed}>{t('rounds.empty')}</p>}
      {rounds !== undefined && rounds.length > 0 && (
        <div className={styles.frame}>
          <table className={styles.table} aria-label={PROVIDER_NAMES[provider]}>
            <thead>
              <tr>
                <th scope="col">{t('rounds.game')}</th>
                <th scope="col">{t('rounds.stake')}</th>
                <th scope="col">{t('rounds.payout')}</th>
              </tr>
            </thead>
            <tbody>
              {rounds.map((round) => (
                <tr key={round.id} data-testid="round">
                  <td>
                    {round.game_name}
                    <time dateTime={round.at} className={styles.time}>
                      {time(round.at)}
                    </time>
                  </td>
                  <td translate="no">{money(round.bet_amount, round.currency)}</td>
                  <td translate="no">{money(round.payout, round.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasNextPage && (
        <QuietButton isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('rounds.more')}
        </QuietButton>
      )}
    </>
  );
}
