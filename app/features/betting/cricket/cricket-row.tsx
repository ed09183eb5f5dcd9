import type { CricketMatch } from '#contract/entities';
import { useTranslation } from 'react-i18next';
import { cricketToggled, useCricketPicks } from '#app/features/betting/slip/index.ts';
import {
  favouriteMatchToggled,
  MatchTeams,
  NoPrices,
  PriceCells,
  RowFrame,
  StarButton,
} from '#app/features/betting/sports/index.ts';
import { formatTime } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { OddsButton } from '#app/ui/odds-button.tsx';
import { byCategory, type CricketOffer } from './by-category.ts';

/** A row has room for so many prices. */
const MAX_SHOWN = 3;

interface CricketRowProps {
  readonly match: CricketMatch;
  readonly isStarred: boolean;
  /** Rows of one line have a star. */
  readonly isWide: boolean;
}

/** A match of a list, with the prices of its first category; its page has the others. */
export function CricketRow({ match, isStarred, isWide }: CricketRowProps) {
  const { t, i18n } = useTranslation(['cricket', 'sports']);
  const oddsText = useOddsText();
  const dispatch = useAppDispatch();
  const { matchId, home, away, state, startTime } = match;
  const picks = useCricketPicks(matchId);
  const [first] = byCategory(match);
  const shown = first?.offers.slice(0, MAX_SHOWN) ?? [];
  const short = ({ slipLabel }: CricketOffer) => (slipLabel === home ? '1' : slipLabel === away ? '2' : slipLabel);
  // What is as short as 1 and 2 stands before its price, as in other sports.
  const kind = shown.every((offer) => short(offer).length < 3) ? 'wl' : 'cricket';
  const onStar = () => dispatch(favouriteMatchToggled(matchId));
  return (
    <RowFrame
      address={fillPath(paths.cricketMatch, { matchId })}
      star={
        isWide ? (
          <StarButton label={t('sports:favourites.match', { home, away })} isOn={isStarred} onToggle={onStar} />
        ) : undefined
      }
      isStarred={isStarred}
      onStar={onStar}
      when={
        state === 'scheduled' ? (
          <time dateTime={startTime}>
            {formatTime(startTime, i18n.language, { hour: '2-digit', minute: '2-digit' })}
          </time>
        ) : (
          <b>{t(`cricket:${state}`)}</b>
        )
      }
      teams={<MatchTeams match={match} />}
      more={Object.keys(match.bets).length - shown.length}
      moreLabel={t('cricket:open', { home, away })}
    >
      {first === undefined ? (
        <NoPrices kind="cricket" text={t('sports:noMarket')} />
      ) : (
        <PriceCells kind={kind} label={t('sports:marketOfMatch', { market: first.label, home, away })}>
          {shown.map(({ id, ...offer }) => (
            <OddsButton
              key={id}
              label={short(offer)}
              odds={oddsText(offer.odd)}
              name={`${offer.slipLabel}, ${oddsText(offer.odd)}`}
              isPicked={picks.some((pick) => pick.id === id)}
              isLocked={!offer.isOpen}
              onToggle={() =>
                dispatch(
                  cricketToggled({
                    matchId,
                    home,
                    away,
                    pick: { id, categoryLabel: offer.categoryLabel, slipLabel: offer.slipLabel, odd: offer.odd },
                  }),
                )
              }
            />
          ))}
        </PriceCells>
      )}
    </RowFrame>
  );
}
