import { useTranslation } from 'react-i18next';
import { SelectField } from '#app/ui/select-field.tsx';
import {
  PERIODS,
  RESULTS,
  type BetFilter,
  type Period,
  type Result,
} from '#app/features/betting/my-bets/model/bet-filter.ts';
import * as styles from '#app/features/betting/my-bets/my-bets.module.css';

interface BetFiltersProps {
  readonly filter: BetFilter;
  /** Running bets have no result. */
  readonly hasResults: boolean;
  readonly onChange: (filter: BetFilter) => void;
}

/** Which bets to show: by the time they were placed at, and by their result. */
export function BetFilters({ filter, hasResults, onChange }: BetFiltersProps) {
  const { t } = useTranslation('bets');
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('filter.period')}
        value={filter.period}
        options={PERIODS.map((value) => ({ value, text: t(`filter.${value}`) }))}
        onChange={(event) => onChange({ ...filter, period: event.target.value as Period })}
      />
      {hasResults && (
        <SelectField
          label={t('filter.result')}
          value={filter.result}
          options={RESULTS.map((value) => ({
            value,
            text: value === 'any' ? t('filter.anyResult') : t(`state.${value}`),
          }))}
          onChange={(event) => onChange({ ...filter, result: event.target.value as Result })}
        />
      )}
    </div>
  );
}
