import { useTranslation } from 'react-i18next';
import type { SessionSummary } from '#contract/entities';
import { useRules } from '#app/brand/use-rules.ts';
import { formatTime } from '#app/i18n/format.ts';
import { ChangeOutcome } from '#app/features/account/protection/change-outcome.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import {
  useGetSessionSummaryQuery,
  useSetRealityCheckMutation,
} from '#app/features/account/protection/protection-api.ts';
import { ReadSection } from './read-section.tsx';
import { SessionFacts } from '#app/features/account/protection/session-facts.tsx';
import { signedAmount } from '#app/features/account/protection/signed-amount.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './protection.module.css';

/** The session's length, result and start, and the interval of reality checks. */
export function SessionSection() {
  const { t } = useTranslation('protection');
  const { isAccompanied } = useRules();
  const reading = useGetSessionSummaryQuery();
  return (
    <section className={stack.fit3}>
      <h2 className={styles.title}>{t('session.title')}</h2>
      <ReadSection of={reading}>
        {(summary) => (
          <>
            <SessionFacts summary={summary} look="list" />
            <Facts summary={summary} />
            {isAccompanied && <Interval minutes={summary.reality_check_minutes} />}
          </>
        )}
      </ReadSection>
    </section>
  );
}

function Facts({ summary }: { readonly summary: SessionSummary }) {
  const { t, i18n } = useTranslation('protection');
  const { showsNetDeposits, tellsLastSignIn } = useRules();
  const { language } = i18n;
  const { last_sign_in, lifetime_net_deposits, account_since, currency } = summary;
  if (!showsNetDeposits && !tellsLastSignIn) return null;
  return (
    <dl className={styles.facts}>
      {tellsLastSignIn && (
        <>
          <dt>{t('lastSignIn.label')}</dt>
          <dd>
            {last_sign_in === null
              ? t('lastSignIn.never')
              : formatTime(last_sign_in, language, { dateStyle: 'medium', timeStyle: 'short' })}
          </dd>
        </>
      )}
      {showsNetDeposits && (
        <>
          <dt>{t('netDeposits', { date: formatTime(account_since, language, { dateStyle: 'medium' }) })}</dt>
          <dd translate="no" data-testid="net-deposits">
            {signedAmount(lifetime_net_deposits, currency, language)}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Minutes between reality checks on offer; 0: none. */
const INTERVALS = [0, 10, 20, 30, 60, 120];

function Interval({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('protection');
  const [set, setting] = useSetRealityCheckMutation();
  const offered = INTERVALS.includes(minutes) ? INTERVALS : [...INTERVALS, minutes];
  return (
    <div className={stack.fit3}>
      <SelectField
        label={t('check.interval')}
        value={String(minutes)}
        onChange={(event) => void set(Number(event.target.value))}
        options={offered.map((each) => ({
          value: String(each),
          text: each === 0 ? t('check.off') : t('check.every', { count: each }),
        }))}
      />
      <p className={muted.lead}>{t('check.hint')}</p>
      <ChangeOutcome of={setting} />
    </div>
  );
}
