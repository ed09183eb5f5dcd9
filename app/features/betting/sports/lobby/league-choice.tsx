import { ListFilter } from 'lucide-react';
import { formatCount } from '#app/i18n/format.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './league-choice.module.css';

export interface LeagueOption {
  /** By `leagueKey`. */
  readonly key: string;
  readonly text: string;
  /** How many matches it has. */
  readonly count: number;
}

interface LeagueChoiceProps {
  readonly leagues: readonly LeagueOption[];
  readonly chosen: readonly string[];
  readonly onChange: (leagues: readonly string[]) => void;
  readonly words: Words;
}

/** Which leagues to see; all of them while none is ticked. */
export function LeagueChoice({ leagues, chosen, onChange, words }: LeagueChoiceProps) {
  const { t, language } = words;
  const sorted = [...leagues].sort((a, b) => a.text.localeCompare(b.text, language));
  return (
    <details className={styles.leagues}>
      <summary className={styles.summary}>
        <ListFilter size={16} aria-hidden="true" />
        {chosen.length === 0
          ? t('sports:leagues.all')
          : t('sports:leagues.chosen', { count: chosen.length, shown: formatCount(String(chosen.length), language) })}
      </summary>
      <fieldset className={styles.list}>
        <legend className={styles.legend}>{t('sports:leagues.legend')}</legend>
        {sorted.map(({ key, text, count }) => (
          <label key={key} className={styles.league}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={() =>
                onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])
              }
            />
            <span>{text}</span>
            <span className={styles.count}>{formatCount(String(count), language)}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
