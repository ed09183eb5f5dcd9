import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchDetails } from '#contract/entities';
import { renderApp } from '#app/test/render-app.tsx';

const DETAILS: MatchDetails = {
  match_id: 's20260314-00',
  game: 'soccer',
  league: { id: 'x', name: 'Harbour League' },
  home: 'Ashford Vale',
  away: 'Merrow United',
  start_time: '2026-03-14T10:00:00.000Z',
  state: 'live',
  minute: 60,
  score: '1:1',
  half_time_score: '1:0',
  periods: [
    { home: 1, away: 0 },
    { home: 0, away: 1 },
  ],
  events: [
    { id: 'e-3', seq: 3, kind: 'goal', period: 2, minute: 58, side: 'away', spot: { x: 8, y: 50 } },
    { id: 'e-1', seq: 1, kind: 'goal', period: 1, minute: 12, side: 'home' },
    { id: 'e-2', seq: 2, kind: 'corner', period: 1, minute: 30, side: 'away' },
  ],
  statistics: [{ kind: 'possession', home: 61, away: 39 }],
  form: {
    home: [
      { start_time: '2026-03-12T10:00:00.000Z', opponent: 'Old Bridge', isHome: true, score: '2:0', result: 'won' },
    ],
    away: [],
  },
};

/** The upstream's answers for the details and the prices of any match. */
function answering(answer: () => Response, answerPrices: (id: string) => Response) {
  const inner = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (!path.includes('/match/s')) return inner(path, init);
    asked.push(path);
    const [, id = '', of] = path.split(/\/match\/|\/(?=prices$)/);
    return Promise.resolve(of === undefined ? answer() : answerPrices(id));
  });
  return asked;
}
const lacks = () => new Response('nothing here', { status: 405 });
const data = (details: MatchDetails) => Response.json({ code: 0, msg: 'success', data: details });

describe('the match centre', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => localStorage.clear());
  afterEach(() => app.close());

  const open = async (answer: () => Response, answerPrices: (id: string) => Response = lacks) => {
    let asked: readonly string[] = [];
    const before = () => void (asked = answering(answer, answerPrices));
    app = await renderApp('/sport/soccer?phase=pre', { before });
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    const [link] = within(list).getAllByRole('link', { name: /^All markets/ });
    if (link === undefined) throw new Error('no way to a match');

    fireEvent.click(link);
    await app.screen.findByRole('heading', { level: 2, name: /^Match result/ });
    return { asked };
  };
  const panel = (name: string) => {
    const tabs = app.screen.getByRole('group', { name: 'Match centre' });
    fireEvent.click(within(tabs).getByRole('button', { name }));
  };

  const answers = () =>
    Object.values(app.store.getState().api.queries).map((query) => `${query?.endpointName} ${query?.status}`);

  it('shows the score by period, the newest event, timeline, statistics and form', async () => {
    await open(() => data(DETAILS));
    const centre = await app.screen.findByRole('region', { name: 'Match centre' });
    // The prices may be there before the details.
    const figure = await within(centre).findByRole('figure');
    expect(figure.textContent).toMatch(/^58′ Goal .+ 1:1/);
    // The score is in the bar above: by period it comes with a press.
    expect(within(centre).queryByRole('table')).toBeNull();
    panel('Timeline');
    const rows = () => within(within(centre).getAllByRole('table')[0] as HTMLElement).getAllByRole('row');
    expect(rows().map((row) => row.textContent)).toEqual([
      'Team12Total',
      expect.stringMatching(/101$/),
      expect.stringMatching(/011$/),
    ]);
    const items = within(centre).getAllByRole('listitem');
    expect(items.map((item) => item.textContent?.replace(/(Goal|Corner).*?(\d:\d)?$/, '$1 $2'))).toEqual([
      '58′Goal 1:1',
      '12′Goal 1:0',
    ]);
    expect(within(centre).queryByText(/Some events are missing/)).toBeNull();
    fireEvent.click(within(centre).getByRole('button', { name: 'Show all events' }));
    expect(within(centre).getAllByRole('listitem')).toHaveLength(3);
    panel('Stats');
    expect(within(centre).getByRole('row', { name: '61% Possession 39%' })).toBeTruthy();
    panel('Form');
    expect(within(centre).getByText('Old Bridge')).toBeTruthy();
    // Pressed again, it closes.
    panel('Form');
    expect(within(centre).queryByText('Old Bridge')).toBeNull();
  });

  it('says that events are missing, and draws a price that has not moved', async () => {
    const { asked } = await open(() => data({ ...DETAILS, events: DETAILS.events.slice(0, 2) }));
    await app.screen.findByRole('figure');
    panel('Timeline');
    expect(app.screen.getByText('Some events are missing here. The score above counts.')).toBeTruthy();
    panel('Chart');
    expect(app.screen.getByText(/^No price has changed since /)).toBeTruthy();
    const table = app.screen.getByRole('table', { name: 'Price changes: Match result' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    // The upstream lacks the history, and is not asked again.
    await waitFor(() => expect(answers()).toContain('getPriceHistory rejected'));
    panel('Chart');
    panel('Chart');
    expect(await app.screen.findByText(/^No price has changed since .* page first saw/)).toBeTruthy();
    expect(asked.filter((path) => path.endsWith('/prices'))).toHaveLength(1);
  });

  it('draws the history of the upstream, which it reads when the chart is opened', async () => {
    const track = (outcome: string, ...odds: readonly string[]) => ({
      kind: 'wl',
      outcome,
      prices: odds.map((each, at) => ({ at: `2026-03-13T0${at}:00:00.000Z`, odds: each })),
    });
    const { asked } = await open(lacks, (id) =>
      Response.json({
        code: 0,
        msg: 'success',
        data: { match_id: id, tracks: [track('w', '9.01', '9.02'), track('d', '9.03'), track('l', '9.04')] },
      }),
    );
    await app.screen.findByRole('group', { name: 'Match centre' });
    expect(asked.filter((path) => path.endsWith('/prices'))).toEqual([]);
    panel('Chart');
    expect(await app.screen.findByText(/^Since .*Mar/)).toBeTruthy();
    const table = await app.screen.findByRole('table', { name: 'Price changes: Match result' });
    const prices = within(table)
      .getAllByRole('row')
      .flatMap((row) => /9\.0\d$/.exec(row.textContent ?? '') ?? []);
    expect(prices.toSorted()).toEqual(['9.01', '9.02', '9.03', '9.04']);
  });

  it('is the prices alone where the upstream lacks the row, which is asked once', async () => {
    const { asked } = await open(lacks);
    await waitFor(() => expect(asked).toHaveLength(1));
    // A page that is left before the answer learns nothing from it.
    await waitFor(() => expect(answers()).toContain('getMatchDetails rejected'));
    // The store is ahead of the page: it passes answers on a frame later, and any other action at once.
    act(() => void app.store.dispatch({ type: 'test/passOn' }));
    const tabs = app.screen.getByRole('group', { name: 'Match centre' });
    expect(
      within(tabs)
        .getAllByRole('button')
        .map((tab) => tab.textContent),
    ).toEqual(['Chart']);
    fireEvent.click(within(app.screen.getByRole('main')).getByRole('link', { name: 'Soccer' }));
    const list = await app.screen.findByRole('list', { name: /^\d+ match/ });
    const other = within(list).getAllByRole('link', { name: /^All markets/ })[1];
    if (other === undefined) throw new Error('no second match');
    fireEvent.click(other);
    await app.screen.findByRole('heading', { level: 2, name: /^Match result/ });
    expect(asked).toHaveLength(1);
  });

  it('narrows the markets to a group', async () => {
    await open(() => new Response('', { status: 404 }));
    const groups = app.screen.getByRole('group', { name: 'Groups of markets' });
    fireEvent.click(within(groups).getByRole('button', { name: 'Halves' }));
    const shown = within(app.screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(shown.filter((name) => name !== 'Match centre' && !/slip/i.test(name ?? ''))).toEqual([
      'Half time / full time',
    ]);
  });
});
