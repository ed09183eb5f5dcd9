import type { InferOutput } from 'valibot';
import type { Banner, Notice } from '#contract/entities/content.ts';
import type { CricketMatch } from '#contract/entities/cricket.ts';
import type { Draw } from '#contract/entities/lottery.ts';
import type { Race } from '#contract/entities/race.ts';
import type { LiveGame, ThirdPartyGame } from '#contract/entities/third-party.ts';
import { listCricketMatches } from '#contract/rows/list-cricket-matches.ts';
import { listBanners } from '#contract/rows/list-banners.ts';
import { listDraws } from '#contract/rows/list-draws.ts';
import { listLiveGames } from '#contract/rows/list-live-games.ts';
import { listMarqueeNotices } from '#contract/rows/list-marquee-notices.ts';
import { listNoahGames } from '#contract/rows/list-noah-games.ts';
import { listPgGames } from '#contract/rows/list-pg-games.ts';
import { listRaces } from '#contract/rows/list-races.ts';
import { listTadaGames } from '#contract/rows/list-tada-games.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { LotteryName } from '#app/features/availability/index.ts';

/** The draw or race that can be bet on next. */
export type NextDraw = Pick<Draw | Race, 'draw_number' | 'close_time' | 'state'>;

type Pictured = Pick<InferOutput<typeof ThirdPartyGame>, 'id' | 'name' | 'pic'>;

/** How many games of a lobby the home page shows; the rest of a list is not held. */
const SHOWN = 6;
const CRICKET_SHOWN = 4;
const fewOf = (games: readonly Pictured[]) => games.slice(0, SHOWN).map(({ id, name, pic }) => ({ id, name, pic }));
const FIRST = { query: { start: 0, limit: 1 } } as const;

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query<InferOutput<typeof Banner>[], void>({ query: fromRow(listBanners, () => ({})) }),
    listMarqueeNotices: build.query<InferOutput<typeof Notice>[], void>({
      query: fromRow(listMarqueeNotices, () => ({})),
    }),
    teaserDraw: build.query<NextDraw | undefined, Exclude<LotteryName, 'pk10'>>({
      query: fromRow(listDraws, (lottery: Exclude<LotteryName, 'pk10'>) => ({ params: { lottery }, ...FIRST })),
      transformResponse: ({ draws }: { draws: Draw[] }) => draws[0],
    }),
    teaserRace: build.query<NextDraw | undefined, void>({
      query: fromRow(listRaces, () => ({ params: { race: 'pk10' as const }, ...FIRST })),
      transformResponse: ({ races }: { races: Race[] }) => races[0],
    }),
    teaserCricket: build.query<CricketMatch[], void>({
      query: fromRow(listCricketMatches, () => ({})),
      transformResponse: (matches: CricketMatch[]) => matches.slice(0, CRICKET_SHOWN),
    }),
    teaserPg: build.query<Pictured[], void>({ query: fromRow(listPgGames, () => ({})), transformResponse: fewOf }),
    teaserTada: build.query<Pictured[], void>({ query: fromRow(listTadaGames, () => ({})), transformResponse: fewOf }),
    teaserNoah: build.query<Pictured[], void>({ query: fromRow(listNoahGames, () => ({})), transformResponse: fewOf }),
    teaserLive: build.query<Pictured[], string>({
      query: fromRow(listLiveGames, (language: string) => ({ query: { language } })),
      transformResponse: (games: InferOutput<typeof LiveGame>[]) => fewOf(games),
    }),
  }),
});

export const {
  useListBannersQuery,
  useListMarqueeNoticesQuery,
  useTeaserDrawQuery,
  useTeaserRaceQuery,
  useTeaserCricketQuery,
  useTeaserPgQuery,
  useTeaserTadaQuery,
  useTeaserNoahQuery,
  useTeaserLiveQuery,
} = homeApi;
