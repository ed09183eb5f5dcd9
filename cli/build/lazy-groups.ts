import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Loaded after the frame of almost every page; other groups share their code, so that it exists once, in few files. Each waits
 * for those before it: first the odds, then what a press on them needs.
 */
const ALWAYS = ['lobby', 'tray', 'money', 'match', 'slip'];

/** Groups of pages with odds: rows, and the phone's tray. */
export const ODDS_GROUPS = ['lobby', 'tray'];

const WITHOUT_STYLES = ['money'];

/**
 * One file per group: 60 lazy parts alone become 200 files, 105 of them under 1 KB, because esbuild makes a file for every set of
 * parts that shares a module. A part that is not listed is a file of its own.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  money: [
    'app/api/money/{claim-and-send,every-money-row,follow}.ts',
    'app/features/betting/slip/placing/placing-slice.ts',
    'app/push/open-push.ts',
  ],
  slip: ['app/features/betting/slip/slip-part.ts', 'app/layout/footer/footer.tsx'],
  lobby: [
    'app/layout/{header-player,icons/nav-icon,slip-bar}.tsx',
    'app/routes/other-routes.tsx',
    'app/routes/take-first.ts',
    'app/routes/around/home-sections.tsx',
  ],
  tray: ['app/features/betting/slip/tray-part.ts'],
  match: ['app/routes/betting/{booking,match}.tsx'],
  draws: [
    'app/features/betting/{cricket,lottery,racing}/index.ts',
    'app/routes/betting/{cricket,cricket-match,how-to-play,live,lottery,lottery-game,results}.tsx',
  ],
  menus: [
    'app/features/account/protection/index.ts',
    'app/features/account/account/currency-menu.tsx',
    'app/features/account/session/forms/session-forms.tsx',
    'app/layout/{language/language-form,menu-entries,mobile-menu}.tsx',
  ],
  account: [
    'app/features/{betting/my-bets,money/wallet}/index.ts',
    'app/features/account/protection/page/protection.tsx',
    'app/routes/account/{profile,protection,reports}.tsx',
    'app/routes/around/wallet-game.tsx',
    'app/routes/betting/my-bets.tsx',
  ],
  around: [
    'app/features/around/{invite,support}/index.ts',
    'app/layout/search/search.tsx',
    'app/routes/{page,account/agreement}.tsx',
    'app/routes/around/{announcements,chat,coming-soon,game-loader,games,invite,live-games,play-game}.tsx',
    'app/routes/around/{private-messages,promotion,promotions,under-construction}.tsx',
  ],
};

/**
 * Parts that share code with the lobby and are shown on its pages load after it. Otherwise each would split off what it shares,
 * and the first odds would wait for eight files of a few hundred bytes.
 */
const AFTER_LOBBY: readonly string[] = [
  'app/error-reports/consent/consent-choices.tsx',
  'app/features/betting/how-to/index.ts',
  'app/layout/invite-overlay.tsx',
  'app/layout/messages/unread-messages.tsx',
  'app/layout/wallet/wallet-pages.tsx',
  'app/layout/watch.tsx',
  'app/push/browser/notices.ts',
  'app/routes/region-notice.tsx',
  'app/routes/test-page.tsx',
  'app/safe-links/safe-html.ts',
];

/**
 * Parts whose whole code other groups share. Otherwise the group's own file only imports another: 400 bytes and a request before
 * the first press (app/journeys/press-requests.long.browser.test.ts).
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  lobby: [
    'app/layout/{header-player,icons/nav-icon,slip-bar}.tsx',
    'app/routes/around/home-sections.tsx',
    'app/routes/betting/sport.tsx',
  ],
  tray: [
    'app/features/account/protection/guard/limit-left.tsx',
    'app/features/betting/slip/cricket/cricket-odds.tsx',
    'app/features/betting/slip/model/{change-cricket,stake-change}.ts',
    'app/features/betting/slip/placing/{place-button,placed-bets}.tsx',
    'app/features/betting/slip/pricing/stake-room.ts',
    'app/features/betting/slip/settings/quick-stakes.tsx',
    'app/features/betting/slip/ui/{bar-figures,pick-row,slip-news}.tsx',
    'app/ui/amount-field.tsx',
  ],
};

/** Names of lazy parts. Braces stand for alternatives, as in a shell; there are no other patterns. */
export interface LazyNames {
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly afterLobby: readonly string[];
  readonly shared?: Readonly<Record<string, readonly string[]>>;
}

const OF_THE_APP: LazyNames = { groups: GROUPS, afterLobby: AFTER_LOBBY, shared: SHARED };

export interface LazyGroup {
  readonly parts: readonly string[];
  /** Parts of groups that load before. */
  readonly before: readonly string[];
  readonly waitsForStyles: boolean;
}

/**
 * The groups with files relative to the root.
 *
 * @throws Error for a name that is not there: the part that it once named would silently be a file of its own
 */
export function lazyGroups(
  root: string,
  { groups, afterLobby, shared = {} } = OF_THE_APP,
): ReadonlyMap<string, LazyGroup> {
  const named = (names: readonly string[]) => names.flatMap(withoutBraces).sort();
  const parts = new Map(Object.entries(groups).map(([name, names]) => [name, named(names)]));
  const ofOthers = (names: readonly string[]) => names.flatMap((name) => named(shared[name] ?? groups[name] ?? []));
  const before = ofOthers(ODDS_GROUPS);
  const alone = afterLobby.map((part) => [part, { parts: [part], before, waitsForStyles: true }] as const);
  const all = [...[...parts.values()].flat(), ...afterLobby, ...ofOthers(Object.keys(shared))];
  const missing = all.filter((part) => !existsSync(path.join(root, part)));
  if (missing.length > 0)
    throw new Error(`cli/build/lazy-groups.ts names what is not there: ${missing.join(', ')}. Correct or remove it.`);
  const grouped = [...parts].map(
    ([name, own]) =>
      [
        name,
        {
          parts: own,
          before: ofOthers(ALWAYS.includes(name) ? ALWAYS.slice(0, ALWAYS.indexOf(name)) : ALWAYS),
          waitsForStyles: !WITHOUT_STYLES.includes(name),
        },
      ] as const,
  );
  return new Map<string, LazyGroup>([...grouped, ...alone]);
}

function withoutBraces(name: string): readonly string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/.exec(name) ?? [];
  if (braces === undefined) return [name];
  return inside.split(',').flatMap((each) => withoutBraces(name.replace(braces, each)));
}
