import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { ODDS_FORMATS } from '#contract/brand';
import { SelectRow } from './select-row.tsx';

/** The odds that show each format. */
const SAMPLE = '2.50';

/** The format of odds, everywhere at once. */
export function OddsFormatChoice() {
  const { t } = useTranslation('markets');
  const dispatch = useAppDispatch();
  const format = useAppSelector((state) => state.preferences.oddsFormat);
  const odds = useOddsText();
  return (
    <SelectRow
      label={t('oddsFormat.label')}
      value={format}
      options={ODDS_FORMATS.map((value) => ({ value, text: t(`oddsFormat.${value}`) }))}
      onChoose={(oddsFormat) => dispatch(preferencesChanged({ oddsFormat }))}
      after={<output translate="no">{odds(SAMPLE)}</output>}
    />
  );
}
