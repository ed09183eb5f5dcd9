import { useTranslation } from 'react-i18next';
import type { SessionSummary } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import { asClock } from './as-clock.ts';
import { signedAmount } from './signed-amount.ts';
import { useNow } from './use-now.ts';
import * as styles from './session-facts.module.css';

interface SessionFactsProps {
  readonly summary: SessionSummary;
  /** `strip` is one line of the shell, `list` a section of a page. */
  readonly look: 'strip' | 'list';
}

/** The player's local time, how long they have been signed in, and the session's net result. */
export function SessionFacts({ summary, look }: SessionFactsProps) {
  const { t, i18n } = useTranslation('protection');
  const now = useNow();
  const { language } = i18n;
  const { started_at, net_position, currency } = summary;
  const seconds = (now - Date.parse(started_at)) / 1_000;
  return (
    <dl className={styles.facts} data-look={look}>
      <div>
        <dt>{t('session.now')}</dt>
        <dd data-testid="local-time">
          {formatTime(new Date(now).toISOString(), language, { hour: '2-digit', minute: '2-digit' })}
        </dd>
      </div>
      <div>
        <dt>{t('session.time')}</dt>
        <dd data-testid="session-time">{asClock(seconds)}</dd>
      </div>
      <div>
        <dt>{t('session.net')}</dt>
        <dd translate="no" data-testid="net-position">
          {signedAmount(net_position, currency, language)}
        </dd>
      </div>
    </dl>
  );
}
