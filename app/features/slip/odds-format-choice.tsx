import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { preferencesChanged, type OddsFormatChoice as Format } from '#app/store/preferences-slice.ts';
import { ODDS_FORMATS } from './preferences-listeners.ts';
import * as styles from './odds-format-choice.module.css';

/** What the formats are shown with: even odds and a half. */
const SAMPLE = '2.50';

/** How odds are written, on every surface and at once. */
export function OddsFormatChoice() {
  const { t } = useTranslation('markets');
  const dispatch = useAppDispatch();
  const format = useAppSelector((state) => state.preferences.oddsFormat);
  const odds = useOddsText();
  return (
    <label className={styles.choice}>
      <span>{t('oddsFormat.label')}</span>
      <select
        className={styles.select}
        value={format}
        onChange={(event) => dispatch(preferencesChanged({ oddsFormat: event.target.value as Format }))}
      >
        {ODDS_FORMATS.map((name) => (
          <option key={name} value={name}>
            {t(`oddsFormat.${name}`)}
          </option>
        ))}
      </select>
      <output className={styles.sample}>{odds(SAMPLE)}</output>
    </label>
  );
}
