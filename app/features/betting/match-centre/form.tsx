import type { FormResult, MatchDetails } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import { asScore } from '#app/i18n/as-score.ts';
import type { CentreWords } from './centre-words.ts';
import * as styles from './form.module.css';

interface FormProps {
  readonly details: MatchDetails;
  readonly words: CentreWords;
}

const DAY = { day: 'numeric', month: 'short' } as const;

/** The last matches of both teams. */
export function Form({ details: { form }, words }: FormProps) {
  return (
    <div className={styles.form}>
      {(['home', 'away'] as const).map((side) => (
        <Team key={side} team={words.team(side)} results={form[side]} words={words} />
      ))}
    </div>
  );
}

interface TeamProps {
  readonly team: string;
  readonly results: readonly FormResult[];
  readonly words: CentreWords;
}

function Team({ team, results, words: { t, language } }: TeamProps) {
  return (
    <section className={styles.team}>
      <h3 className={styles.name}>{t('match:lastOf', { team })}</h3>
      {results.length === 0 && <p className={styles.day}>{t('match:noForm')}</p>}
      <ul className={styles.list}>
        {results.map(({ start_time: at, opponent, isHome, score, result }) => (
          <li key={at} className={styles.item}>
            <b className={styles.result} data-result={result}>
              {t(`match:result.${result}`)}
            </b>
            <span>
              <bdi>{opponent}</bdi> <span className={styles.day}>{t(isHome ? 'match:atHome' : 'match:away')}</span>
            </span>
            <b className={styles.score}>{asScore(score)}</b>
            <time className={styles.day} dateTime={at}>
              {formatTime(at, language, DAY)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
