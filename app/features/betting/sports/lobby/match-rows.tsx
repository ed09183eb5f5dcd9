import type { MatchSource } from '#app/features/betting/matches/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import type { Entry } from './bands.ts';
import { MatchBand } from './match-band.tsx';
import type { Favourites } from '#app/features/betting/sports/row/favourites-slice.ts';
import type { View } from './lobby-filter.ts';
import { MatchRow } from '#app/features/betting/sports/row/match-row.tsx';
import type { RowRoom } from '#app/features/betting/sports/row/shown-markets.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { useMatchWindow } from './use-match-window.ts';
import * as styles from './match-rows.module.css';

interface MatchRowsProps {
  readonly entries: readonly Entry[];
  readonly sources: readonly MatchSource[];
  readonly view: View;
  readonly room: RowRoom;
  readonly favourites: Favourites;
  readonly words: Words;
  readonly isReadOnly: boolean;
  /** Whether sports are mixed: leagues are named with their sport. */
  readonly withSport?: boolean;
  /** What the list is called instead of by its count. */
  readonly label?: string;
  /** The length of the whole list; undefined until it is certain. */
  readonly count: number | undefined;
  /** Which matches are on the screen or near it. */
  readonly onShown: (ids: readonly string[]) => void;
}

/**
 * Any number of matches, of which only those near the screen are rendered. Screen readers get the count and the position of
 * each; the focused row stays rendered, however far it is scrolled away.
 */
export function MatchRows(props: MatchRowsProps) {
  const { entries, sources, view, room, favourites, words, isReadOnly, withSport = false, count, onShown } = props;
  const { language } = words;
  const named =
    count === undefined ? undefined : words.t('sports:count', { count, shown: formatCount(String(count), language) });
  const { attach, measureRow, shown, isPlaced, restPx } = useMatchWindow({ entries, sources, view, room, onShown });
  return (
    <ul
      ref={attach}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without markers, Safari does not call it a list
      role="list"
      className={styles.list}
      data-placed={isPlaced || undefined}
      style={restPx === undefined ? undefined : { minHeight: restPx }}
      aria-label={props.label ?? named ?? words.t('sports:loading')}
    >
      {shown.map(({ index, key }) => {
        const entry = entries[index];
        if (entry === undefined) return null;
        const { match } = entry;
        const id = match.match_id;
        return (
          <li
            key={key}
            ref={measureRow}
            className={styles.item}
            data-index={index}
            data-match={id}
            data-state={match.state}
            // -1: not known yet.
            aria-setsize={count ?? -1}
            aria-posinset={index + 1}
          >
            {entry.band !== undefined && (
              <MatchBand
                band={entry.band}
                match={match}
                room={room}
                hasHeads={!withSport}
                favourites={favourites}
                words={words}
              />
            )}
            <MatchRow
              id={id}
              words={words}
              room={room}
              isStarred={favourites.matches.includes(id)}
              withDay={view === 'league'}
              withLeague={entry.namesLeague === true}
              withSport={withSport}
              isReadOnly={isReadOnly}
            />
          </li>
        );
      })}
    </ul>
  );
}
