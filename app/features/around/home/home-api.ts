import type { InferOutput } from 'valibot';
import type { Banner, CricketMatch, Draw, LiveGame, Notice, Race, ThirdPartyGame } from '#contract/entities';
import { listCricketMatches } from '#contract/rows/sports/list-cricket-matches';
import { listBanners } from '#contract/rows/content/list-banners';
import { listDraws } from '#contract/rows/lottery/list-draws';
import { listLiveGames } from '#contract/rows/games/list-live-games';
import { listMarqueeNotices } from '#contract/rows/content/list-marquee-notices';
import { listNoahGames } from '#contract/rows/games/list-noah-games';
import { listPgGames } from '#contract/rows/games/list-pg-games';
import { listRaces } from '#contract/rows/lottery/list-races';
import { listTadaGames } from '#contract/rows/games/list-tada-games';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { LotteryName } from '#app/features/around/availability/index.ts';

/** The next draw or race that is open for bets. */
export type NextDraw = Pick<Draw | Race, 'draw_number' | 'close_time' | 'state'>;

type Pictured = Pick<InferOutput<typeof ThirdPartyGame>, 'id' | 'name' | 'pic'>;

/** How many games of a lobby the home page shows; the rest of a list is dropped. */
const SHOWN = 6;
const CRICKET_SHOWN = 4;
const fewOf = (games: readonly Pictured[]) => games.slice(0, SHOWN).map(({ id, name, pic }) => ({ id, name, pic }));
const FIRST = { query: { start: 0, limit: 1 } } as const;

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBanners: build.query<InferOutput<typeof Banner>[], void>({
      query: fromRow(listBanners, () => ({})),
      providesTags: ['Texts'],
    }),
    listMarqueeNotices: build.query<InferOutput<typeof Notice>[], void>({
      query: fromRow(listMarqueeNotices, () => ({})),
      providesTags: ['Texts'],
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
      providesTags: ['Texts'],
    }),
    teaserPg: build.query<Pictured[], void>({
      query: fromRow(listPgGames, () => ({})),
      transformResponse: fewOf,
      providesTags: ['Texts'],
    }),
    teaserTada: build.query<Pictured[], void>({
      query: fromRow(listTadaGames, () => ({})),
      transformResponse: fewOf,
      providesTags: ['Texts'],
    }),
    teaserNoah: build.query<Pictured[], void>({
      query: fromRow(listNoahGames, () => ({})),
      transformResponse: fewOf,
      providesTags: ['Texts'],
    }),
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
