import type { Page } from 'playwright-core';
import type { Match } from '#contract/entities';
import type { Site } from '#app/test/site.ts';

/** 60 letters without a place to break them. */
const WORD = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoro';
const LEAGUE_OF_400 = 400;

interface Answer {
  readonly data: { readonly total: number; readonly matches: readonly Match[] };
}

type Odd = Partial<Omit<Match, 'match_id'>>;

const pricesOf = (markets: Match['markets'], odds: readonly string[]) =>
  markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((each, at) => ({ ...each, odds: odds[at % odds.length] ?? '' })),
  }));

/** What an upstream may send and no designer draws, live matches first. */
function oddMatches(like: Match, live: number): readonly Match[] {
  const { markets } = like;
  const isLive = (score: string): Odd => ({ state: 'live', minute: 93, score });
  const league = (name: string): Odd => ({ league: { id: `odd-${name.length}`, name } });
  const suspended = markets.map((market) => ({ ...market, status: 'suspended' as const }));
  const odd: readonly Odd[] = [
    { ...isLive('11:10'), ...league(WORD), home: WORD, away: 'Q' },
    { ...isLive('0:0'), markets: suspended },
    { ...isLive('3:2'), markets: [] },
    ...Array.from({ length: live }, (_, at): Odd => ({ ...isLive('1:0'), home: `Home ${at}`, away: `Away ${at}` })),
    { ...league('ליגת העל הישראלית בכדורגל לגברים'), home: 'הפועל באר שבע והנגב', away: 'نادي الوحدات الرياضي' },
    { ...league('One'), home: 'A', away: WORD, markets: pricesOf(markets, ['1.01', '1000.00', '1000.00']) },
    { ...league('Suspended'), markets: suspended },
    { ...league('Without'), markets: [] },
    { ...league('Cancelled'), state: 'void', markets: [] },
    ...Array.from({ length: LEAGUE_OF_400 }, (_, at): Odd => ({ ...league('Of 400'), home: `Home ${at}` })),
  ];
  return odd.map((each, at) => ({ ...like, ...each, match_id: `odd-${at}` }));
}

/**
 * Answers a page's list of soccer with odd matches; `live` further ones are live. The rest of the upstream is the simulator.
 *
 * @returns the address of the match with the longest prices
 */
export async function sellOddMatches(site: Site, page: Page, live: number): Promise<string> {
  const answer = (await (await fetch(`${site.simulator.url}/sports/api/v1/soccer?start=0&limit=100`)).json()) as Answer;
  const like = answer.data.matches.find(({ state }) => state === 'scheduled');
  if (like === undefined) throw new Error('The world sells no match that has not begun.');
  const all = oddMatches(like, live);
  await page.route(/\/api\/v1\/soccer(?:\?|$)/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [start, limit] = [Number(asked.get('start') ?? 0), Number(asked.get('limit') ?? all.length)];
    return route.fulfill({
      json: { ...answer, data: { total: all.length, matches: all.slice(start, start + limit) } },
    });
  });
  // An upstream may lack this row; then the list alone counts.
  await page.route(/\/api\/v1\/soccer\/changes/, (route) => route.fulfill({ status: 501 }));
  return `/sport/soccer/${all.find(({ league }) => league.name === 'One')?.match_id}`;
}

const IN_ROWS = 'main li[data-match] [role=group] > *';

/** Prices of which a part is not seen: it lies outside its button. */
export const cutPrices = (page: Page, prices = IN_ROWS): Promise<readonly string[]> =>
  page.locator(prices).evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('[translate=no]') ?? cell);
      const [text, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
      const isIn = text.left >= box.left - 0.5 && text.right <= box.right + 0.5 && text.bottom <= box.bottom + 0.5;
      return isIn && text.top >= box.top - 0.5 ? [] : [`${cell.textContent} (${text.width} in ${box.width} px)`];
    }),
  );

/** A flag and some ten letters. */
const NAME_PX = 100;

/** Names of leagues in bands that are cut before as much of them is seen. */
export const shortNames = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main li[data-match] [data-band] > bdi')
    .evaluateAll(
      (names, most) =>
        names.flatMap(({ clientWidth, scrollWidth, textContent }) =>
          clientWidth < Math.min(scrollWidth, most) ? [`${textContent} (${clientWidth} px)`] : [],
        ),
      NAME_PX,
    );

/** Text spacing as WCAG 2.2 (1.4.12) asks for. */
export const spaceTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
