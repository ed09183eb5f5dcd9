import { formatCount } from '#app/i18n/format.ts';
import { favouriteLeagueToggled } from '#app/features/betting/sports/row/favourites-slice.ts';
import { StarButton } from '#app/features/betting/sports/row/star-button.tsx';
import { useFavourites } from '#app/features/betting/sports/row/use-favourites.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
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
  /** Whether all matches have been read. */
  readonly hasCounts: boolean;
  readonly onChange: (leagues: readonly string[]) => void;
  readonly words: Words;
}

/** Which leagues to see, all of them while none is ticked, and which are favourites. */
export function LeagueChoice({ leagues, chosen, hasCounts, onChange, words }: LeagueChoiceProps) {
  const { t, language } = words;
  const favourites = useFavourites();
  const dispatch = useAppDispatch();
  const sorted = [...leagues].sort((a, b) => a.text.localeCompare(b.text, language));
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{t('sports:leagues.legend')}</legend>
      {sorted.map(({ key, text, count }) => (
        <div key={key} className={styles.row}>
          <label className={styles.league}>
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={() =>
                onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])
              }
            />
            <span>{text}</span>
            {hasCounts && <span className={styles.count}>{formatCount(String(count), language)}</span>}
          </label>
          <StarButton
            label={t('sports:favourites.league', { league: text })}
            isOn={favourites.leagues.includes(key)}
            onToggle={() => dispatch(favouriteLeagueToggled(key))}
          />
        </div>
      ))}
    </fieldset>
  );
}
