import { ListFilter, Star, X } from 'lucide-react';
import { useState } from 'react';
import type { MarketKind } from '#contract/entities';
import { formatCount, formatTime } from '#app/i18n/format.ts';
import { ChoicePills } from '#app/ui/choice/choice-pills.tsx';
import * as pills from '#app/ui/pills.module.css';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { InPlayPill, useInPlayNote } from '#app/features/betting/sports/in-play-note.tsx';
import { InPlayPanel } from '#app/features/betting/sports/in-play-panel.tsx';
import { LeagueChoice, type LeagueOption } from './league-choice.tsx';
import { isFiltered, NO_FILTER, PHASES, type LobbyFilter, type Phase, type View } from './lobby-filter.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { ChoicePill } from './choice-pill.tsx';

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
  /** Matches that fit the filter; undefined until it is certain how many. */
  readonly shown: number | undefined;
  /** Matches of each phase; left out until it is certain how many. */
  readonly counts: Readonly<Partial<Record<Phase, number>>>;
  /** Whether all matches have been read. */
  readonly isWhole?: boolean;
  readonly filter: LobbyFilter;
  readonly onChange: (change: Partial<LobbyFilter>) => void;
  /** Whether rows have room for one market only; then it is chosen here. */
  readonly isNarrow: boolean;
  readonly words: Words;
}

/** The controls for filtering and ordering a lobby, in one row that scrolls. */
export function LobbyTools(props: LobbyToolsProps) {
  const { facts, shown, counts, isWhole = true, filter, onChange, isNarrow, words } = props;
  const { t, language } = words;
  const [isOpen, setIsOpen] = useState(false);
  const note = useInPlayNote();
  const { days, leagues, markets, views } = facts;
  const day = (start: string) => formatTime(start, language, { weekday: 'short', day: 'numeric', month: 'short' });
  const number = (count: number) => formatCount(String(count), language);
  return (
    <search>
      <div className={pills.row}>
        <InPlayPill note={note} />
        <ChoicePills
          label={t('sports:phase.label')}
          options={PHASES.map((value) => {
            const count = counts[value];
            return { value, text: t(`sports:phase.${value}`), count: count === undefined ? count : number(count) };
          })}
          chosen={filter.phase}
          onChoose={(phase) => onChange({ phase })}
        />
        <ChoicePill
          label={t('sports:day.label')}
          value={filter.day}
          isOn={filter.day !== ''}
          options={[
            { value: '', text: t('sports:day.any') },
            ...[...days].map(([value, start]) => ({ value, text: day(start) })),
            ...(filter.day !== '' && !days.has(filter.day) ? [{ value: filter.day, text: filter.day }] : []),
          ]}
          onChoose={(value) => onChange({ day: value })}
        />
        {isNarrow && markets.length > 1 && (
          <ChoicePill
            label={t('sports:marketShown')}
            value={filter.market}
            isOn={filter.market !== NO_FILTER.market}
            options={markets.map((kind) => ({ value: kind, text: t(`markets:market.${kind}`) }))}
            onChoose={(market) => onChange({ market })}
          />
        )}
        {views.length > 0 && (
          <ChoicePill
            label={t('sports:view.label')}
            value={filter.view}
            isOn={filter.view !== NO_FILTER.view}
            options={views.map((value) => ({ value, text: t(`sports:view.${value}`) }))}
            onChoose={(view) => onChange({ view })}
          />
        )}
        <button
          type="button"
          className={pills.pill}
          aria-expanded={isOpen}
          data-on={filter.leagues.length > 0 || undefined}
          onClick={() => setIsOpen((before) => !before)}
        >
          <ListFilter size={16} aria-hidden="true" />
          <span>
            {filter.leagues.length === 0
              ? t('sports:leagues.all')
              : t('sports:leagues.chosen', { count: filter.leagues.length, shown: number(filter.leagues.length) })}
          </span>
        </button>
        <button
          type="button"
          className={pills.pill}
          aria-pressed={filter.isFavouritesOnly}
          onClick={() => onChange({ isFavouritesOnly: !filter.isFavouritesOnly })}
        >
          <Star size={16} aria-hidden="true" />
          <span>{t('sports:favourites.only')}</span>
        </button>
        {isFiltered(filter) && (
          <button
            type="button"
            className={pills.pill}
            onClick={() => onChange({ ...NO_FILTER, view: filter.view, market: filter.market })}
          >
            <X size={16} aria-hidden="true" />
            <span>{t('sports:clear')}</span>
          </button>
        )}
      </div>
      <InPlayPanel note={note} />
      {isOpen && (
        <LeagueChoice
          leagues={leagues}
          chosen={filter.leagues}
          hasCounts={isWhole}
          onChange={(chosen) => onChange({ leagues: chosen })}
          words={words}
        />
      )}
      {/* The number is in the tab; here it is announced. */}
      <p role="status" className={hidden.hidden}>
        {shown !== undefined && t('sports:count', { count: shown, shown: number(shown) })}
      </p>
    </search>
  );
}
