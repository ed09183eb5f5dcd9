/**
 * The matches of a bet in one cell: separated by `;`, their parts by `|`: id, `handicap=-1`, `total=163.5`, `banker`, picks as
 * `market:outcome@odds` (Asian ones `asian_handicap:home@1.95/-0.25`), and `result=2:1/1:0`, `result=100:98` or `result=void`.
 *
 * @returns a message for an invalid text
 * @example readPicks('m1|wl:w@1.85|result=2:1/1:0;m2|goals:7+@12|result=void')
 */
export function readPicks(text: string): object[] | string {
  const matches: object[] = [];
  for (const each of text.split(';')) {
    if (each.trim() === '') continue;
    const [match_id = '', ...parts] = each.split('|').map((part) => part.trim());
    const match: Record<string, unknown> & { picks: object[] } = { match_id, picks: [] };
    for (const part of parts) {
      if (part === 'banker') match['banker'] = true;
      else if (part.startsWith('handicap=')) match['handicap_val'] = part.slice(9);
      else if (part.startsWith('total=')) match['total_val'] = part.slice(6);
      else if (part.startsWith('result=')) Object.assign(match, resultOf(part.slice(7)));
      else {
        const pick = /^(\w+):(.+)@([^@/]+)(?:\/([^@/]+))?$/.exec(part);
        if (!pick) return `matches: ${JSON.stringify(part.slice(0, 60))} is not a pick like wl:w@1.85`;
        const [, kind, outcome, odds, line] = pick;
        match.picks.push({ kind, outcome, odds, ...(line !== undefined && { line }) });
      }
    }
    matches.push(match);
  }
  return matches;
}

function resultOf(text: string): object {
  if (text === 'void') return { state: 'void' };
  const [score, half] = text.split('/');
  return { state: 'finished', score, ...(half !== undefined && { half_time_score: half }) };
}
