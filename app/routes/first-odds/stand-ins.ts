import type { Market, Match } from '#contract/entities';
import {
  isLive,
  isLottery,
  isThirdParty,
  stateOf as stateIn,
  type GameName,
} from '#app/features/around/availability/index.ts';
import { NO_FILTER } from '#app/features/betting/sports/index.ts';
import { clicks, jsx, type Drawn } from './jsx-runtime.ts';
import { scene } from './scene.ts';
import type { EarlyPick } from './take-over.ts';
import { translator } from './translate.ts';

// Replaces the modules that the list in cli/build/first-odds.ts names: what components read comes from the scene, and nothing is
// dispatched. Presses go to the app when it is there (take-over.ts).

/** A row is at least so high on a phone, and on wider screens: a screen of rows is drawn, as the app renders first. */
const rowPx = () => (innerWidth < 768 ? 64 : 48);

// react-i18next
export function useTranslation(namespaces: string | readonly string[] = 'shell') {
  const { texts, language } = scene();
  const [namespace = ''] = typeof namespaces === 'string' ? [namespaces] : namespaces;
  return { t: translator(texts, language, namespace), i18n: { language } };
}

// react-router-dom
interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly end?: boolean;
  readonly children: Drawn;
}
export const Link = ({ to, ...rest }: LinkProps): Drawn => jsx('a', { ...rest, href: to });
export function NavLink({ to, className, end: _, ...rest }: LinkProps): Drawn {
  if (location.pathname !== to) return jsx('a', { ...rest, className, href: to });
  return jsx('a', { ...rest, className: `${className} active`, href: to, 'aria-current': 'page' });
}

// app/features/betting/sports/lobby/use-match-window.ts
export const useMatchWindow = ({ entries }: { readonly entries: readonly unknown[] }) => ({
  shown: entries.slice(0, innerHeight / rowPx()).map((_, index) => ({ index, key: index })),
});

// app/store/hooks.ts
const STATE = { preferences: { oddsFormat: 'decimal' } };
let dispatched: EarlyPick | undefined;
export const useAppDispatch = () => (pick?: EarlyPick) => void (dispatched = pick);
/** The pick that a component would dispatch at a press. */
export function pickBy(button: Element): EarlyPick | undefined {
  dispatched = undefined;
  clicks.get(button)?.();
  return dispatched;
}
export const useAppSelector = <Value>(select: (state: typeof STATE) => Value): Value => select(STATE);

// app/brand/brand-context.ts
export const useBrand = () => scene().brand;

// app/features/around/availability/use-availability.ts
export function useAvailability() {
  const { brand, games } = scene();
  const stateOf = (game: GameName) => stateIn(game, brand, games);
  const offers = (names: readonly GameName[]) =>
    names.map((game) => ({ game, state: stateOf(game) })).filter(({ state }) => state !== 'hidden');
  return {
    sports: offers(brand.sports),
    lotteries: offers(brand.games.filter(isLottery)),
    games: offers(brand.games.filter(isThirdParty)),
    liveGames: offers(brand.games.filter(isLive)),
    stateOf,
  };
}

// app/features/betting/matches
export const useFirstMatches = () => ({ matches: scene().matches, isError: false });
export const useMatchLists = () => ({
  matches: scene().matches,
  total: scene().total,
  isWhole: false,
  status: 'ready',
});
export const useWatch = (): void => {};
export const useMatch = (id: string) => scene().matches.find(({ match_id: each }) => each === id);
export const useQuote = (price: { readonly matchId: string; readonly market: string; readonly outcome: string }) =>
  useMatch(price.matchId)
    ?.markets.find(({ kind }) => kind === price.market)
    ?.outcomes.find(({ outcome }) => outcome === price.outcome)?.odds;

// app/features/betting/slip/model
export const pickOf = (
  { match_id: matchId }: Pick<Match, 'match_id'>,
  { kind: market }: Pick<Market, 'kind'>,
  { outcome }: Pick<EarlyPick, 'outcome'>,
): EarlyPick => ({ matchId, market, outcome });
export const pickToggled = (pick: EarlyPick): EarlyPick => pick;
export const usePickIsOn = (): boolean => false;

// app/features/betting/sports
export const useFavourites = () => ({ matches: [], leagues: [] });
export const favouriteMatchToggled = (): void => {};
export const favouriteLeagueToggled = (): void => {};
export const useLobbyFilter = () => [NO_FILTER, () => {}];
export const useLongPress = () => ({});
export const OddsNews = (): Drawn => null;
// Only a press opens them, or chooses them.
export const InPlayPanel = (): Drawn => null;
export const LeagueChoice = (): Drawn => null;
export { LeagueChoice as byLeague, LeagueChoice as byTime };

// app/features/around/home/home-api.ts: what has no answer yet is drawn as while it loads
const SHOWN = 6;
const CRICKET_SHOWN = 4;
const waiting = () => ({ data: undefined, isError: false });
const listOf = (name: string) => () => {
  const { of, games } = scene().lobby;
  return { data: of === name ? games.slice(0, SHOWN) : undefined, isError: false };
};
export const useTeaserCricketQuery = () => ({ data: scene().cricket.slice(0, CRICKET_SHOWN), isLoading: false });
export const useTeaserNoahQuery = listOf('noah');
export const useTeaserPgQuery = listOf('pgGames');
export const useTeaserTadaQuery = listOf('tadaGames');
export const useTeaserLiveQuery = waiting;
export const useTeaserDrawQuery = waiting;
export const useTeaserRaceQuery = waiting;
export const useListBannersQuery = waiting;
export const useListMarqueeNoticesQuery = waiting;

// app/features/around/home/use-seconds-left.ts: no draw has an answer yet
export const useSecondsLeft = (): number => 0;

// app/api/refusals/beside.ts: no read has failed
export const wordsOf = (): undefined => undefined;
export { wordsOf as unreadText };

// app/i18n/filled-texts.ts: the translator of the first odds does nothing else
export const filledTexts = <T>(translate: T): T => translate;

// app/i18n/fold-text.ts: nothing is searched for
export const foldText = (text: string): string => text;

// app/i18n/isolated.ts: the styles set lines and prices apart
export { foldText as asNumber, foldText as isolated };

// app/ui/first/calm.ts
export const useIsCalm = (): boolean => true;

// app/ui/load-failed.tsx: a list without an answer is not drawn
export const LoadFailed = (): Drawn => null;

// app/ui/use-is-near.ts
export const useIsNear = (): boolean => true;
