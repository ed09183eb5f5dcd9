import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { formatMoney } from '#app/i18n/format.ts';
import { upstreamMidnight } from '#app/i18n/upstream-day.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { Button } from '#app/ui/button.tsx';
import { LateNote } from '#app/ui/late/late-note.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { MoneyOutcome } from '#app/ui/outcome/money-outcome.tsx';
import { OtherTab } from '#app/ui/outcome/other-tab.tsx';
import { Loading } from './loading.tsx';
import { useListCheckInsQuery } from './profile-api.ts';
import * as empty from '#app/ui/empty.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './profile.module.css';

const CLAIM_ROWS = ['claimCheckIn'] as const;
const ForDay = v.object({ day: v.number() });

/** The week's rewards; today's can be claimed once. */
export function CheckIns() {
  const { t, i18n } = useTranslation('profile');
  const reading = useListCheckInsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: days, isError, error, refetch } = reading;
  const { press, progress, isLocked } = useMoneyCall('claimCheckIn');
  const status = progress?.status;
  const midnight = upstreamMidnight(serverClock.gameTime(), i18n.language);
  useEffect(() => {
    // After any outcome the list shows the state of the days (section 7 of the specification).
    if (status !== undefined && status !== 'sending') void refetch();
  }, [status, refetch]);
  return (
    <section className={stack.fit4}>
      <h2 className={styles.title}>{t('checkIn.title')}</h2>
      {midnight !== undefined && <p>{t('checkIn.utc', { time: midnight })}</p>}
      <Outcome of={status === 'sending' ? undefined : status}>
        <ClaimNotice progress={progress} />
      </Outcome>
      <OtherTab
        rows={CLAIM_ROWS}
        what={({ body }) => (v.is(ForDay, body) ? t('checkIn.day', { day: body.day }) : undefined)}
      />
      {(days === undefined || isError) && <Loading isError={isError} error={error} onRetry={refetch} />}
      {!isError && <LateNote of={[reading]} />}
      {days?.length === 0 && <p className={empty.framed}>{t('checkIn.none')}</p>}
      <ol className={styles.days}>
        {days?.map(({ day, amount, currency, state }) => (
          <li key={day} className={styles.day} data-state={state} data-testid={`check-in-${day}`}>
            <span>{t('checkIn.day', { day })}</span>
            <strong translate="no">{formatMoney(amount, currency, i18n.language)}</strong>
            {state === 'open' ? (
              <Button isBusy={isLocked} onClick={() => press({ body: { day } })}>
                {t('checkIn.claim')}
              </Button>
            ) : (
              <span className={muted.lead}>{t(`checkIn.${state}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ClaimNotice({ progress }: { readonly progress: MoneyProgress | undefined }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  return (
    <MoneyOutcome
      of="reward"
      progress={progress}
      checking={t('checkIn.checking')}
      neverDone={t('checkIn.never')}
      renderRefused={(error) =>
        error.kind === 'refused' && error.reason === 'alreadyClaimed' ? (
          <Notice kind="info">{beside(wordsOf(error), t('checkIn.already'), 'checkIn.already')}</Notice>
        ) : (
          <Notice kind="error">{errorText(error)}</Notice>
        )
      }
      renderAccepted={() => <Notice kind="success">{t('checkIn.done')}</Notice>}
    />
  );
}
