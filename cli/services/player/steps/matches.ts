import type { Bench } from '#cli/services/player/core/bench.ts';
import { checkPages } from '#cli/services/player/core/pages.ts';

/** The list of matches: its pages, and its order. */
export async function checkMatches(bench: Bench): Promise<void> {
  const { guest, findings } = bench;
  await bench.each('matches', bench.sold(), async ({ game }) => {
    const place = `listMatches ${game}`;
    const times = new Map<string, string>();
    const ids = await checkPages(findings, { check: 'matches', place }, async (start, limit) => {
      const query = { start: String(start), limit: String(limit), timestamp: String(Date.now()) };
      const { total, matches } = await guest.read('listMatches', { params: { game }, query });
      const others = matches.filter((match) => match.game !== game).map((match) => match.match_id);
      findings.same('matches', place, 'matches of another game', [], others);
      for (const { match_id, start_time } of matches) times.set(match_id, start_time);
      return { total, ids: matches.map(({ match_id }) => match_id) };
    });
    const started = ids.map((id) => Date.parse(times.get(id) ?? ''));
    const late = ids.filter((_, at) => at > 0 && (started[at - 1] ?? 0) > (started[at] ?? 0));
    findings.same('matches', place, 'matches that start before the one above', [], late);
  });
}
