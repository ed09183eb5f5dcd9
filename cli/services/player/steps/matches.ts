import type { Bench } from '#cli/services/player/core/bench.ts';
import { checkPages, MAX_PAGE, page } from '#cli/services/player/core/pages.ts';

/** Pages and order of the list of matches. */
export async function checkMatches(bench: Bench): Promise<void> {
  const { guest, findings } = bench;
  await bench.each('matches', bench.sold(), async ({ game }) => {
    const place = `listMatches ${game}`;
    await checkPages(findings, { check: 'matches', place, order: 'soonest first' }, async (start, limit) => {
      const query = page(start, limit, { timestamp: String(Date.now()) });
      const { total, matches } = await guest.read('listMatches', { params: { game }, query });
      const others = matches.filter((match) => match.game !== game).map((match) => match.match_id);
      findings.same('matches', place, 'matches of another game', [], others);
      bench.live = [...bench.live, ...matches.filter(({ state }) => state === 'live')];
      const times = matches.map(({ start_time }) => start_time);
      return { total, ids: matches.map(({ match_id }) => match_id), times };
    });
  });
}

/** Each match of a team's form is in the results, and says the same from the team's side. */
export async function checkForm(bench: Bench): Promise<void> {
  const { guest, findings } = bench;
  if (!bench.reaches('all')) return;
  await bench.each('matches', bench.sold(), async ({ game, matches }) => {
    const results = (await guest.read('listResults', { params: { game }, query: page(0, MAX_PAGE) })).matches;
    for (const { match_id: id } of matches.slice(0, 3)) {
      const { home, away, form } = await guest.read('getMatchDetails', { params: { game, id } });
      for (const [team, lasts] of [
        [home, form.home],
        [away, form.away],
      ] as const)
        for (const { start_time, opponent, isHome, score, result } of lasts) {
          const names = isHome ? [team, opponent] : [opponent, team];
          const played = results.find(
            (each) => each.start_time === start_time && [each.home, each.away].join() === names.join(),
          );
          const [own = 0, other = 0] = score.split(':').map(Number);
          const at = `getMatchDetails ${game}`;
          findings.same(
            'matches',
            at,
            `result of ${score}`,
            own > other ? 'won' : own < other ? 'lost' : 'drawn',
            result,
          );
          if (played?.score === undefined) continue;
          const seen = isHome ? score : score.split(':').reverse().join(':');
          findings.same('matches', at, `score of ${names.join(' – ')}`, played.score, seen);
        }
    }
  });
}
