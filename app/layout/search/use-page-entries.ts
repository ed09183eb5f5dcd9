import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type GameName,
  useAvailability,
  useIsOffered,
  WITH_RESULTS,
  WITH_RULES,
} from '#app/features/around/availability/index.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useIsPlayer } from '#app/features/account/session/index.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { isOwnPath } from '#app/safe-links/own-path.ts';
import { ownEntries, useOwnText } from '#app/layout/own-link.tsx';
import { GAME_ENTRIES, gameName } from '#app/layout/nav-entries.ts';
import { fillPath, paths } from '#app/paths.ts';
import type { SearchEntry } from './find-entries.ts';

const TEXT_PAGES = ['faq', 'rules', 'fairness', 'aml', 'self-exclusion', 'gamble-aware', 'terms', 'privacy'] as const;

/** Sports, games and pages by name: only what this brand has now, and for guests only what needs no account. */
export function usePageEntries(): readonly SearchEntry[] {
  const { t } = useTranslation(['shell', 'menu', 'footer', 'sports']);
  const { sports, lotteries, games, liveGames, walletGames } = useAvailability();
  const isOffered = useIsOffered();
  const isPlayer = useIsPlayer();
  const mayUrge = useMayUrge() === true;
  const brand = useBrand();
  const ownText = useOwnText();
  return useMemo(() => {
    const nameOf = (game: GameName): string => gameName(game, (key) => t(`shell:${key}`));
    const page = (to: string, title: string, note = ''): SearchEntry => ({ kind: 'pages', to, title, note });
    const active = (offers: typeof sports | typeof lotteries | typeof games | typeof liveGames | typeof walletGames) =>
      offers.filter(({ state }) => state === 'active').map(({ game }) => game as GameName);
    const [sportsText, gamesText] = [t('shell:nav.sports'), t('shell:nav.games')];
    const [results, rules] = [t('shell:nav.results'), t('shell:nav.howToPlay')];
    const entries: readonly SearchEntry[] = [
      ...active(sports).map((game): SearchEntry => {
        return { kind: 'sports', to: GAME_ENTRIES[game].to, title: nameOf(game), note: sportsText };
      }),
      { kind: 'sports', to: paths.sportAll, title: t('sports:sport.all'), note: sportsText },
      { kind: 'sports', to: paths.live, title: t('sports:centre.title'), note: sportsText },
      ...[lotteries, games, liveGames, walletGames].flatMap(active).map((game): SearchEntry => {
        return { kind: 'games', to: GAME_ENTRIES[game].to, title: nameOf(game), note: gamesText };
      }),
      page(paths.home, t('shell:nav.home')),
      page(paths.lottery, t('shell:nav.lotteries')),
      page(paths.gameArcade, t('shell:nav.casino')),
      page(paths.results, results),
      page(paths.howToPlay, rules),
      page(paths.announcements, t('shell:nav.announcements')),
      ...(mayUrge ? [page(paths.promotions, t('menu:promotions'))] : []),
      isOffered({ url: paths.chat })
        ? page(paths.chat, t('shell:nav.support'))
        : page('?support=true', t('shell:nav.supportShort')),
      ...(isPlayer
        ? [
            page(paths.myBets, t('shell:nav.myBets')),
            page(paths.profile, t('shell:nav.profile')),
            page(paths.reports, t('shell:nav.reports')),
            page(paths.privateMessages, t('menu:privateMessages')),
            page(paths.protection, t('menu:protection')),
            ...(mayUrge ? [page(paths.invite, t('shell:menu.invite'))] : []),
            page(
              `${paths.profile}?wallet=${mayUrge ? 'deposit' : 'withdraw'}`,
              t('shell:wallet.title'),
              mayUrge ? t('shell:nav.recharge') : '',
            ),
          ]
        : []),
      ...TEXT_PAGES.map((name) => page(fillPath(paths.page, { page: name }), t(`footer:pages.${name}`))),
      ...(brand.pages as readonly (typeof TEXT_PAGES)[number][]).map((name) =>
        page(fillPath(paths.page, { page: name }), t(`footer:pages.${name}`)),
      ),
      ...ownEntries(brand)
        .filter(({ to }) => isOwnPath(to))
        .map(({ to, text }) => page(to, ownText(text).text)),
      page(paths.agreement, t('footer:pages.agreement')),
      ...WITH_RESULTS.map((sport) => page(fillPath(paths.resultsOf, { sport }), results, nameOf(sport))),
      ...WITH_RULES.map((sport) => page(fillPath(paths.howToPlayOf, { sport }), rules, nameOf(sport))),
    ];
    // A link of the brand's own may lead to a page that is there already.
    const isFirst = (to: string, place: number) => entries.findIndex((each) => each.to === to) === place;
    return entries.filter(({ to }, place) => isOffered({ url: to }) && isFirst(to, place));
  }, [t, sports, lotteries, games, liveGames, walletGames, isOffered, isPlayer, mayUrge, brand, ownText]);
}
