import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

const PLAYER = 'player@demo.slipway.test';

describe('my bets, results, how to play and cricket', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  afterEach(() => app.close());
  const title = (name: string) => app.screen.findByRole('heading', { level: 1, name });

  it('/my-bets offers the kinds and says where there is nothing', async () => {
    app = await renderApp('/my-bets', { signedInAs: PLAYER });
    expect(await app.screen.findByText('You have no active bets.')).toBeTruthy();
    const kinds = within(app.screen.getByRole('group', { name: 'Kind of bet' }));
    fireEvent.click(kinds.getByRole('button', { name: 'Game rounds' }));
    expect(await app.screen.findByText('You have not played any rounds here yet.')).toBeTruthy();
    fireEvent.click(kinds.getByRole('button', { name: 'PK10 racing' }));
    fireEvent.click(app.screen.getByRole('button', { name: 'Settled' }));
    expect(await app.screen.findByText('You have no settled bets yet.')).toBeTruthy();
  });

  it('/my-bets with a bet that does not exist has nothing to show', async () => {
    app = await renderApp('/my-bets?bet=soccer.bet-nowhere', { signedInAs: PLAYER });
    expect(await app.screen.findByText('There is nothing to show about this bet.')).toBeTruthy();
    fireEvent.click(app.screen.getByRole('button', { name: 'Back to my bets' }));
    expect(await app.screen.findByText('You have no active bets.')).toBeTruthy();
  });

  it('/results is soccer; the filters leave what fits, and a match shows its winners', async () => {
    app = await renderApp('/results');
    expect(await title('Results: Soccer')).toBeTruthy();
    const all = (await app.screen.findAllByTestId('result')).length;
    const [first] = app.screen.getAllByTestId('result');
    if (first === undefined) throw new Error('no result');
    const league = app.screen.getByLabelText('League');
    if (!(league instanceof HTMLSelectElement)) throw new Error('no choice of leagues');
    fireEvent.change(league, { target: { value: league.options[1]?.value } });
    await waitFor(() => expect(app.screen.getAllByTestId('result').length).toBeLessThan(all));
    fireEvent.change(app.screen.getByLabelText('Search teams'), { target: { value: 'no such team' } });
    fireEvent.click(await app.screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(app.screen.getAllByTestId('result').length).toBe(all));

    const details = app.screen.getAllByText('Winning outcomes')[0]?.closest('details');
    if (!details) throw new Error('no winners to open');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await waitFor(() => expect(within(details).getAllByTestId('winner').length).toBe(5));
  });

  it('/results/365sports has the matches of several sports', async () => {
    app = await renderApp('/results/365sports');
    expect((await app.screen.findAllByTestId('result')).length).toBeGreaterThan(10);
    expect(app.screen.getByLabelText('Day')).toBeTruthy();
  });

  it('/results of a lottery shows balls with colour and animal, of a race its order', async () => {
    app = await renderApp('/results/hkmarksix');
    const [draw] = await app.screen.findAllByTestId('draw-result');
    if (draw === undefined) throw new Error('no draw');
    expect(within(draw).getAllByRole('img', { name: /\d+, (?:Red|Blue|Green), [A-Z][a-z]+$/ })).toHaveLength(7);
    await app.close();
    app = await renderApp('/results/pk10');
    const [race] = await app.screen.findAllByTestId('draw-result');
    if (race === undefined) throw new Error('no race');
    expect(within(race).getAllByRole('img', { name: /^Car \d+$/ })).toHaveLength(10);
    expect(within(race).getByText(/Champion \+ runner-up: \d+/)).toBeTruthy();
  });

  it('/results/cricket has finished matches with the runs of both sides', async () => {
    app = await renderApp('/results/cricket');
    const [result] = await app.screen.findAllByTestId('result');
    const answer = await fetch(`/sports/cricketAPI/matchData/history?limit=1`);
    const { data } = (await answer.json()) as { data: { matches: [{ home: string; away: string; score: string }] } };
    const [{ home, away, score }] = data.matches;
    const [homeRuns, awayRuns] = score.split(':');
    expect(result?.textContent).toContain(`${home}${homeRuns}${away}${awayRuns}`);
  });

  it('/results of what does not exist is not found', async () => {
    app = await renderApp('/results/curling');
    expect(await title('Page not found')).toBeTruthy();
  });

  it('/howToPlay is soccer, and its example is computed as it is changed', async () => {
    app = await renderApp('/howToPlay');
    expect(await title('How to play: Soccer')).toBeTruthy();
    // 1.85 x 2.10 at 10 is what two winners of three pay as 2-string-1.
    expect((await app.screen.findByTestId('example-payout')).textContent).toBe('38.85\u00a0USDT');
    expect(app.screen.getAllByTestId('example-line')).toHaveLength(3);
    // Section 9 of the specification: odds times multiplier.
    fireEvent.change(app.screen.getByLabelText('Multiple'), { target: { value: '10' } });
    expect(app.screen.getByTestId('example-payout').textContent).toBe('388.50\u00a0USDT');
    fireEvent.change(app.screen.getByLabelText('Multiple'), { target: { value: '1' } });
    fireEvent.change(app.screen.getByLabelText('Odds of match 1'), { target: { value: '2' } });
    expect(app.screen.getByTestId('example-payout').textContent).toBe('42.00\u00a0USDT');
    fireEvent.change(app.screen.getByLabelText('Result of match 3'), { target: { value: 'void' } });
    expect(app.screen.getByTestId('example-payout').textContent).toBe('83.00\u00a0USDT');
    fireEvent.change(app.screen.getByLabelText('Bet type'), { target: { value: 'Patent' } });
    expect(app.screen.getAllByTestId('example-line')).toHaveLength(7);
    fireEvent.change(app.screen.getByLabelText('Stake per line'), { target: { value: 'much' } });
    expect(app.screen.getByText(/Enter odds of 1 or more/)).toBeTruthy();
    expect(app.screen.getAllByTestId('pass').length).toBeGreaterThan(40);
    expect((await app.screen.findByTestId('limits')).textContent).toContain('0.01\u00a0USDT – 5,000.00\u00a0USDT');
  });

  it.each([
    ['basketball', 'How to play: Basketball'],
    ['bd', 'How to play: BD soccer'],
    ['cricket', 'How to play: Cricket'],
    ['gallopingmarksix', 'How to play: Mark Six'],
    ['pk10', 'How to play: PK10 racing'],
  ])('/howToPlay/%s has its own page', async (sport, name) => {
    app = await renderApp(`/howToPlay/${sport}`);
    expect(await title(name)).toBeTruthy();
    expect(await app.screen.findByTestId('limits')).toBeTruthy();
  });

  it('/howToPlay/bd shows the 65% that it pays with numbers', async () => {
    app = await renderApp('/howToPlay/bd');
    expect((await app.screen.findByTestId('bd-share')).textContent).toContain(
      'pays 16.25\u00a0USDT of 25.00\u00a0USDT',
    );
  });

  it('/howToPlay/marksix: on 49 the sides tie, and the animal of the year costs 15%', async () => {
    app = await renderApp('/howToPlay/marksix');
    const row = async (name: string) =>
      (await app.screen.findAllByTestId('example-bet')).find((each) => each.textContent?.startsWith(name))?.textContent;
    expect(await row('Special: sides')).toContain('40.00\u00a0USDT');
    fireEvent.change(app.screen.getByLabelText('Special number'), { target: { value: '49' } });
    expect(await row('Special: sides')).toContain('10.00\u00a0USDT');
    const [plain, reduced] = app.screen
      .getAllByTestId('example-bet')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.startsWith('Zodiac combinations'));
    expect(plain).toContain('40.00\u00a0USDT');
    expect(reduced).toContain('34.00\u00a0USDT');
  });

  it('/sport/cricket lists matches; a bet needs an amount and says what it can pay', async () => {
    app = await renderApp('/sport/cricket', { signedInAs: PLAYER });
    expect(await title('Cricket')).toBeTruthy();
    const links = await app.screen.findAllByRole('link', { name: /^Bets on/ });
    fireEvent.click(links.at(-1) ?? links[0] ?? document.body);
    const [odds] = within(await app.screen.findByRole('group', { name: 'Match winner' })).getAllByRole('button');
    if (odds === undefined) throw new Error('no odds');
    fireEvent.click(odds);
    const slip = await app.screen.findByRole('region', { name: 'Cricket slip' });
    // One slip: the pick is in the panel beside the page, which is not called empty any more, and nowhere else.
    const panel = await app.screen.findByRole('region', { name: 'Bet slip' });
    expect(panel.contains(slip)).toBe(true);
    expect(within(panel).queryByText('Your bet slip is empty')).toBeNull();
    expect(within(panel).getByRole<HTMLButtonElement>('button', { name: 'Place bet' }).disabled).toBe(true);
    fireEvent.change(await within(slip).findByLabelText(/^Stake for/), { target: { value: '10' } });
    const shown = odds.getAttribute('aria-label')?.match(/, (\d+)\.(\d\d)$/) ?? [];
    const expected = `${Number(shown[1]) * 10 + Number(shown[2]?.[0])}.${shown[2]?.[1]}0\u00a0USDT`;
    expect(within(panel).getByTestId('max-payout').textContent).toBe(expected);
  });

  it('/sport/cricket/:id of no match says so', async () => {
    app = await renderApp('/sport/cricket/c1-9');
    expect(await app.screen.findByText('There is no such cricket match.')).toBeTruthy();
  });
});
