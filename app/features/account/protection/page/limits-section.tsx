import { useTranslation } from 'react-i18next';
import { LIMIT_KINDS, LIMIT_PERIODS } from '#contract/entities';
import { useRules } from '#app/brand/use-rules.ts';
import { missingOf } from '#app/features/account/protection/guard/guard.ts';
import { GuardNote } from '#app/features/account/protection/guard/guard-note.tsx';
import { hasOtherLimit } from './has-other-limit.ts';
import { ReviewInterval } from './review-interval.tsx';
import { LimitRow } from './limit-row.tsx';
import { useGetPlayerLimitsQuery } from '#app/features/account/protection/protection-api.ts';
import { ReadSection } from './read-section.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

/** Limits of every kind, for a day, a week and a month; the lowest counts. */
export function LimitsSection() {
  const { t } = useTranslation('protection');
  const { mandatoryLimits } = useRules();
  const reading = useGetPlayerLimitsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <section className={stack.fit3}>
      <h2 className={styles.title}>{t('limits.title')}</h2>
      <p className={muted.lead}>{t('limits.lead')}</p>
      <ReadSection of={reading}>
        {({ limits, currency, review }) => (
          <>
            <GuardNote stop={missingOf(limits, mandatoryLimits)} currency={currency} />
            <div className={styles.kinds}>
              {LIMIT_KINDS.map((kind) => (
                <section key={kind} className={styles.kind} aria-labelledby={`limits-${kind}`}>
                  <h3 id={`limits-${kind}`}>{t(`kind.${kind}`)}</h3>
                  <p className={muted.lead}>{t(`about.${kind}`)}</p>
                  {LIMIT_PERIODS.map((period) => {
                    const limit = limits.find((each) => each.kind === kind && each.period === period);
                    return (
                      limit !== undefined && (
                        <LimitRow
                          key={period}
                          limit={limit}
                          currency={currency}
                          mayGo={!mandatoryLimits.includes(kind) || hasOtherLimit(limits, limit)}
                        />
                      )
                    );
                  })}
                </section>
              ))}
            </div>
            {review !== undefined && <ReviewInterval months={review.months} />}
          </>
        )}
      </ReadSection>
    </section>
  );
}
