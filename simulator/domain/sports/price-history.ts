import type { Match, PriceHistory, PriceTrack } from '#contract/entities';
import { DAYS_AHEAD, type FixturesBook } from './fixtures-book.ts';
import { DAY_MS } from './match-id.ts';
import { EARLY_MS, oddsDrift } from './odds-drift.ts';
import type { MatchView } from './match-view.ts';
import type { MatchPlan } from './plan/match-plan.ts';

/** Two or three outcomes, which a chart can draw. */
const CHARTED: ReadonlySet<string> = new Set(['wl', 'handicap', 'bs']);
/** Newest per selection. */
const MAX_PRICES = 240;
/** Histories cached for continuation. */
const MAX_KEPT = 50;

interface Walked {
  readonly version: number;
  readonly tracks: Map<string, PriceTrack>;
  /** How far it is computed, and when the next price may differ. */
  readonly toMs: number;
  readonly nextMs: number;
}

const walked = new WeakMap<FixturesBook, Map<string, Walked>>();

/** Every listed price until now: the book's changes, and those of control calls from their time on. */
export function priceHistory(fixtures: FixturesBook, plan: MatchPlan, nowMs: number): PriceHistory {
  const ofWorld = walked.get(fixtures) ?? new Map<string, Walked>();
  walked.set(fixtures, ofWorld);
  const known = ofWorld.get(plan.id);
  const isUsable = known !== undefined && known.version === fixtures.version && known.toMs <= nowMs;
  const made = walkOn(fixtures, plan, nowMs, isUsable ? known : undefined);
  ofWorld.delete(plan.id);
  ofWorld.set(plan.id, made);
  const [oldest] = ofWorld.keys();
  if (ofWorld.size > MAX_KEPT && oldest !== undefined) ofWorld.delete(oldest);
  return { match_id: plan.id, tracks: [...made.tracks.values()] };
}

function walkOn(fixtures: FixturesBook, plan: MatchPlan, nowMs: number, known: Walked | undefined): Walked {
  const { version } = fixtures;
  const tracks = known?.tracks ?? new Map<string, PriceTrack>();
  let ms = known?.nextMs ?? beginOf(plan, nowMs);
  while (ms <= nowMs) {
    const view = fixtures.viewAt(plan.id, ms);
    if (view === undefined) break;
    note(tracks, view.match, ms);
    const changedMs = fixtures.overrides.nextAfter(plan.id, ms);
    ms = Math.min(nextMove(fixtures.seed, plan, ms, view), changedMs);
  }
  return { version, tracks, toMs: nowMs, nextMs: ms };
}

function beginOf({ startMs, recorded }: MatchPlan, nowMs: number): number {
  const [first] = recorded ?? [];
  if (first !== undefined) return Math.min(first.atMs, nowMs);
  const movesFromMs = startMs - EARLY_MS;
  return nowMs < movesFromMs ? Math.min(startMs - DAYS_AHEAD * DAY_MS, nowMs) : movesFromMs;
}

/** Skips reviews without a change, which most are. */
function nextMove(seed: string, plan: MatchPlan, ms: number, { match, untilMs }: MatchView): number {
  if (plan.recorded !== undefined || match.state !== 'scheduled') return untilMs;
  const startMs = Date.parse(match.start_time);
  const { expected } = oddsDrift(seed, plan, ms);
  let nextMs = untilMs;
  while (nextMs < startMs) {
    const drift = oddsDrift(seed, plan, nextMs);
    if (drift.expected.home !== expected.home) break;
    nextMs = Math.min(drift.untilMs, startMs);
  }
  return nextMs;
}

function note(tracks: Map<string, PriceTrack>, { markets }: Match, ms: number): void {
  for (const { kind, handicap_val, outcomes } of markets) {
    if (!CHARTED.has(kind)) continue;
    for (const { outcome, odds } of outcomes) {
      const key = `${kind} ${handicap_val ?? ''} ${outcome}`;
      const before = tracks.get(key);
      if (before?.prices.at(-1)?.odds === odds) continue;
      const prices = [...(before?.prices ?? []), { at: new Date(ms).toISOString(), odds }].slice(-MAX_PRICES);
      tracks.set(key, { kind, ...(handicap_val !== undefined && { handicap_val }), outcome, prices });
    }
  }
}
