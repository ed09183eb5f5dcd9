import type { Bench } from '#cli/services/player/core/bench.ts';
import { checkPages, page } from '#cli/services/player/core/pages.ts';

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
      const times = matches.map(({ start_time }) => start_time);
      return { total, ids: matches.map(({ match_id }) => match_id), times };
    });
  });
}
