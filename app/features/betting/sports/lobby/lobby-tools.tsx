import { Search, SlidersHorizontal, Star } from 'lucide-react';
import { useState } from 'react';
import type { MarketKind } from '#contract/entities';
import { formatCount, formatTime } from '#app/i18n/format.ts';
import { Button } from '#app/ui/button.tsx';
import * as fieldStyles from '#app/ui/form/search-field.module.css';
import { Segments } from '#app/ui/segments.tsx';
import { LeagueChoice, type LeagueOption } from './league-choice.tsx';
import { NO_FILTER, PHASES, type LobbyFilter, type View } from './lobby-filter.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './lobby-tools.module.css';

/** What there is to filter by. */
export interface LobbyFacts {
  /** An instant of each local date that has matches. */
  readonly days: ReadonlyMap<string, string>;
  readonly leagues: readonly LeagueOption[];
  /** Main markets; a list without a choice of them has none. */
  readonly markets: readonly MarketKind[];
  readonly views: readonly View[];
}

interface LobbyToolsProps {
  readonly facts: LobbyFacts;
  readonly shown: number;
  readonly filter: LobbyFilter;
  readonly onChange: (change: Partial<LobbyFilter>) => void;
  /** Whether rows have room for one market only; then it is chosen here. */
  readonly isNarrow: boolean;
  readonly words: Words;
}

/** The controls for filtering and ordering a lobby. */
export function LobbyTools({ facts, shown, filter, onChange, isNarrow, words }: LobbyToolsProps) {
  const { t, language } = words;
  const [isOpen, setIsOpen] = useState(false);
  const { days, leagues, markets, views } = facts;
  const isFiltered = Object.entries({ ...NO_FILTER, view: filter.view, market: filter.market }).some(
    ([name, usual]) => String(filter[name as keyof LobbyFilter]) !== String(usual),
  );
  return (
    <search className={styles.tools}>
      <label className={fieldStyles.field}>
        <Search size={18} aria-hidden="true" />
        <span className={styles.hidden}>{t('sports:search')}</span>
        <input
          type="search"
          value={filter.search}
          placeholder={t('sports:search')}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </label>
      <Segments
        label={t('sports:phase.label')}
        options={PHASES.map((value) => ({ value, text: t(`sports:phase.${value}`) }))}
        chosen={filter.phase}
        onChoose={(phase) => onChange({ phase })}
      />
      {isNarrow && (
        <div className={styles.choices}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setIsOpen((before) => !before)}
          >
            <SlidersHorizontal size={16} aria-hidden="true" />
            {t('sports:filters')}
          </button>
          {markets.length > 0 && (
            <label className={styles.choice}>
              <span className={styles.hidden}>{t('sports:marketShown')}</span>
              <select
                value={filter.market}
                onChange={({ target }) => onChange({ market: target.value as LobbyFilter['market'] })}
              >
                {markets.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`markets:market.${kind}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      )}
      {(isOpen || !isNarrow) && (
        <>
          {views.length > 0 && (
            <Segments
              label={t('sports:view.label')}
              options={views.map((value) => ({ value, text: t(`sports:view.${value}`) }))}
              chosen={filter.view}
              onChoose={(view) => onChange({ view })}
            />
          )}
          <div className={styles.choices}>
            <label className={styles.choice}>
              <span className={styles.hidden}>{t('sports:day.label')}</span>
              <select value={filter.day} onChange={({ target }) => onChange({ day: target.value })}>
                <option value="">{t('sports:day.any')}</option>
                {[...days].map(([day, start]) => (
                  <option key={day} value={day}>
                    {formatTime(start, language, { weekday: 'short', day: 'numeric', month: 'short' })}
                  </option>
                ))}
                {filter.day !== '' && !days.has(filter.day) && <option value={filter.day}>{filter.day}</option>}
              </select>
            </label>
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={filter.isFavouritesOnly}
              onClick={() => onChange({ isFavouritesOnly: !filter.isFavouritesOnly })}
            >
              <Star size={16} aria-hidden="true" />
              {t('sports:favourites.only')}
            </button>
            <LeagueChoice
              leagues={leagues}
              chosen={filter.leagues}
              onChange={(leagues) => onChange({ leagues })}
              words={words}
            />
          </div>
        </>
      )}
      <div className={styles.found}>
        <p role="status">{t('sports:count', { count: shown, shown: formatCount(String(shown), language) })}</p>
        {isFiltered && (
          <Button look="quiet" onClick={() => onChange({ ...NO_FILTER, view: filter.view, market: filter.market })}>
            {t('sports:clear')}
          </Button>
        )}
      </div>
    </search>
  );
}
