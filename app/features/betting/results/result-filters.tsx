import { useTranslation } from 'react-i18next';
import type { Match } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import { localDay } from '#app/i18n/local-day.ts';
import { Field } from '#app/ui/field.tsx';
import type { ResultFilter } from './filter-results.ts';
import { ChoiceField } from '#app/ui/choice/choice-field.tsx';
import * as styles from './results.module.css';

interface ResultFiltersProps {
  readonly matches: readonly Match[];
  readonly filter: ResultFilter;
  readonly onChange: (filter: ResultFilter) => void;
}

/** Filters by day, league and teams. Days and leagues are those of the results. */
export function ResultFilters({ matches, filter, onChange }: ResultFiltersProps) {
  const { t, i18n } = useTranslation('results');
  const days = new Map(matches.map(({ start_time: at }) => [localDay(at), at]));
  const leagues = new Map(matches.map(({ league }) => [league.id, league.name]));
  return (
    <div className={styles.filters} role="search" aria-label={t('filter.label')}>
      <ChoiceField
        label={t('filter.day')}
        chosen={filter.day}
        options={[
          { value: '', text: t('filter.allDays') },
          ...[...days].map(([value, at]) => ({
            value,
            text: formatTime(at, i18n.language, { weekday: 'short', day: 'numeric', month: 'short' }),
          })),
        ]}
        onChoose={(day) => onChange({ ...filter, day })}
      />
      <ChoiceField
        label={t('filter.league')}
        chosen={filter.league}
        options={[
          { value: '', text: t('filter.allLeagues') },
          ...[...leagues]
            .map(([value, text]) => ({ value, text }))
            .sort((one, other) => one.text.localeCompare(other.text, i18n.language)),
        ]}
        onChoose={(league) => onChange({ ...filter, league })}
      />
      <Field
        label={t('filter.search')}
        type="search"
        autoComplete="off"
        maxLength={60}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
    </div>
  );
}
