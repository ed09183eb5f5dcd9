import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { Segments } from '#app/ui/choice/segments.tsx';
import { BetDetail } from './detail/bet-detail.tsx';
import { AwayNote } from './list/away-note.tsx';
import { BetFilters } from './list/bet-filters.tsx';
import { BetList } from './list/bet-list.tsx';
import { NO_FILTER } from './model/bet-filter.ts';
import { kindsOf, sourcesOf, type BetKind } from './model/bet-sources.ts';
import { Rounds } from './list/rounds.tsx';
import { useShownBet } from './model/use-shown-bet.ts';
import * as styles from './my-bets.module.css';

/** Polling covers the time without a push channel. */
const POLL_MS = 30_000;

const TABS = ['active', 'settled'] as const;

/** The player's bets of every kind, newest first, active and settled apart; or one of them in detail. */
export function MyBets() {
  // All namespaces that the sections need, so that the page suspends only once.
  const { t } = useTranslation(['bets', 'markets', 'lottery', 'racing']);
  const brand = useBrand();
  const kinds = kindsOf(brand);
  const [tab, setTab] = useState<(typeof TABS)[number]>('active');
  const [kind, setKind] = useState<BetKind>(kinds[0] ?? 'all');
  const [filter, setFilter] = useState(NO_FILTER);
  const { shown, leave } = useShownBet();
  if (shown !== undefined) return <BetDetail shown={shown} onLeave={leave} pollMs={POLL_MS} />;

  return (
    <div className={styles.bets}>
      <AwayNote />
      {kinds.length > 2 && (
        <Chips
          label={t('bets:kindLabel')}
          options={kinds.map((value) => ({ value, text: t(`bets:kind.${value}`) }))}
          chosen={kind}
          onChoose={setKind}
        />
      )}
      {kind === 'games' ? (
        <Rounds />
      ) : (
        <>
          <div className={styles.tabs}>
            <Segments
              label={t('bets:tabs')}
              options={TABS.map((value) => ({ value, text: t(`bets:tab.${value}`) }))}
              chosen={tab}
              onChoose={setTab}
            />
          </div>
          <BetFilters filter={filter} hasResults={tab === 'settled'} onChange={setFilter} />
          <BetList
            key={`${kind} ${tab}`}
            sources={sourcesOf(kind, brand)}
            isEveryKind={kind === kinds[0]}
            tab={tab}
            filter={tab === 'settled' ? filter : { ...filter, result: 'any' }}
            pollMs={POLL_MS}
          />
        </>
      )}
    </div>
  );
}
