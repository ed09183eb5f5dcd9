import type { Case } from '#cli/services/report/cases.ts';
import { type Page, tableOf } from '#cli/services/report/page-content.ts';
import { printable } from '#cli/terminal/printable.ts';
import { CHECKS, type CheckName } from './core/checks.ts';
import type { Findings, Group } from './core/findings.ts';

export interface PlayerRun {
  readonly url: string;
  readonly level: string;
  readonly checks: readonly CheckName[];
  readonly findings: Findings;
  readonly seconds: number;
  readonly balances: readonly [before: string, after: string];
  readonly currency: string;
  readonly maxSpend: string;
  /** Remarks where the specification is silent. */
  readonly notes: readonly string[];
}

type State = 'agrees' | 'differs' | 'not run';

const MAX_SHOWN = 20;

/** A check that compared nothing has not run, even without a known reason. */
export function stateOf({ findings }: PlayerRun, check: CheckName): State {
  if (findings.groups.some((group) => group.check === check)) return 'differs';
  return findings.count(check) > 0 ? 'agrees' : 'not run';
}

const LACKS = 'the upstream has no ';

/** Reasons, with all that the upstream lacks in one; empty if everything ran. */
function reasonsOf({ findings }: PlayerRun, check: CheckName): string {
  const all = findings.whyNot(check);
  const lacking = all.filter((why) => why.startsWith(LACKS)).map((why) => why.slice(LACKS.length));
  const others = all.filter((why) => !why.startsWith(LACKS));
  return [...others, ...(lacking.length > 0 ? [`${LACKS}${lacking.join(', ')}`] : [])].join('; ');
}

export const whyOf = (run: PlayerRun, check: CheckName): string => reasonsOf(run, check) || 'no step came so far';

const ofState = (run: PlayerRun, state: State) => run.checks.filter((check) => stateOf(run, check) === state);

export function textOf(run: PlayerRun): string {
  const { findings, checks, url, seconds, balances, currency, maxSpend, notes, level } = run;
  const { groups } = findings;
  const lines = groups
    .slice(0, MAX_SHOWN)
    .flatMap(({ check, place, short, curl, count }) => [
      `${check}: ${place}${count > 1 ? ` (${count} times)` : ''}: ${short}`,
      `  ${curl}`,
    ]);
  if (groups.length > MAX_SHOWN) lines.push(`and ${groups.length - MAX_SHOWN} more: --junit or --json has all`);
  for (const check of checks)
    if (findings.count(check) === 0) lines.push(`${check}: not run, because ${whyOf(run, check)}`);
    else if (findings.whyNot(check).length > 0) lines.push(`${check}: in part not run, because ${whyOf(run, check)}`);
  for (const note of notes) lines.push(`note: ${note}`);
  for (const check of checks) {
    const count = findings.count(check);
    const found = groups.filter((group) => group.check === check).length;
    if (count > 0)
      lines.push(
        `${String(count).padStart(7)}  ${check}: ${CHECKS[check]}${found > 0 ? `: ${found} ${found === 1 ? 'finding' : 'findings'}` : ''}`,
      );
  }
  const [agree, differ, not] = (['agrees', 'differs', 'not run'] as const).map((state) => ofState(run, state).length);
  lines.push(
    `${balances[0]} ${currency} before, ${balances[1]} after; bets may take at most ${maxSpend}`,
    `${checks.length} checks at level ${level}: ${agree} agree, ${differ} differ, ${not} not run (${url}, ${seconds.toFixed(1)} s)`,
  );
  return `${lines.map(printable).join('\n')}\n`;
}

export function jsonOf(run: PlayerRun): object {
  const { url, level, seconds, balances, currency, notes, checks, findings } = run;
  return {
    url,
    level,
    seconds,
    balances: { before: balances[0], after: balances[1], currency },
    notes,
    checks: checks.map((check) => ({
      check,
      state: stateOf(run, check),
      compared: findings.count(check),
      ...(findings.whyNot(check).length > 0 && { notRun: findings.whyNot(check) }),
    })),
    findings: findings.groups.map(({ short: _, ...group }) => group),
  };
}

export const casesOf = (run: PlayerRun): readonly Case[] =>
  run.checks.flatMap((check) => {
    const name = `${check}: ${CHECKS[check]}`;
    const state = stateOf(run, check);
    if (state === 'not run') return [{ name, skipped: whyOf(run, check) }];
    const groups = run.findings.groups.filter((group) => group.check === check);
    const ran = state === 'agrees' ? { name } : { name, failure: groups.flatMap(failureOf).join('\n') };
    // A passed case can have no reason.
    const isWhole = run.findings.whyNot(check).length === 0;
    return isWhole ? [ran] : [ran, { name: `${check}, in part not run`, skipped: whyOf(run, check) }];
  });

const failureOf = ({ place, what, curl, count }: Group) => [`${place} (${count} times): ${what}`, curl];

export function pageOf(run: PlayerRun, isGood: boolean): Page {
  const { findings, checks, url, level, seconds } = run;
  const { groups } = findings;
  const nothing = `Nothing was found${isGood ? '' : ', but not all that was to be checked could run'}.`;
  const found = groups.map(({ check, place, what, curl, count }) => [check, place, count, what, curl]);
  const ran = checks.map((check) => {
    return [check, CHECKS[check], stateOf(run, check), findings.count(check), reasonsOf(run, check)];
  });
  const heading = `Checks at level ${level} (${seconds.toFixed(1)} s)`;
  return {
    title: `Check of ${url}`,
    lead: groups.length > 0 ? `${groups.length} different findings.` : nothing,
    isGood,
    sections: [
      tableOf('Findings', ['check', 'where', 'times', 'what', 'request'], found),
      tableOf(heading, ['check', 'what', 'state', 'compared', 'not run, because'], ran),
    ],
  };
}
