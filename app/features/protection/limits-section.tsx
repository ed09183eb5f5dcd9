import { useTranslation } from 'react-i18next';
import { LIMIT_KINDS, LIMIT_PERIODS, type PlayerLimit } from '#contract/entities/protection.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { missingOf } from './guard.ts';
import { GuardNote } from './guard-note.tsx';
import { LimitRow } from './limit-row.tsx';
import { useGetPlayerLimitsQuery } from './protection-api.ts';
import { ReadPart } from './read-part.tsx';
import * as styles from './protection.module.css';

/** Limits of every kind, for a day, a week and a month; the lowest of all counts. */
export function LimitsSection() {
  const { t } = useTranslation('protection');
  const { mandatoryLimits } = useRules();
  const reading = useGetPlayerLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('limits.title')}</h2>
      <p className={styles.lead}>{t('limits.lead')}</p>
      <ReadPart of={reading}>
        {({ limits, currency }) => (
          <>
            <GuardNote stop={missingOf(limits, mandatoryLimits)} currency={currency} />
            <div className={styles.kinds}>
              {LIMIT_KINDS.map((kind) => (
                <section key={kind} className={styles.kind} aria-labelledby={`limits-${kind}`}>
                  <h3 id={`limits-${kind}`}>{t(`kind.${kind}`)}</h3>
                  <p className={styles.lead}>{t(`about.${kind}`)}</p>
                  {LIMIT_PERIODS.map((period) => {
                    const limit = limits.find((each) => each.kind === kind && each.period === period);
                    return (
                      limit !== undefined && (
                        <LimitRow
                          key={period}
                          limit={limit}
                          currency={currency}
                          mayGo={!mandatoryLimits.includes(kind) || hasOther(limits, limit)}
                        />
                      )
                    );
                  })}
                </section>
              ))}
            </div>
          </>
        )}
      </ReadPart>
    </section>
  );
}

/** Whether another limit of the kind will still be there when every change that waits has come. */
function hasOther(limits: readonly PlayerLimit[], { kind, period }: PlayerLimit): boolean {
  return limits.some(
    (each) =>
      each.kind === kind &&
      each.period !== period &&
      (each.next_from === undefined ? each.value : each.next_value) !== null &&
      each.value !== null,
  );
}
