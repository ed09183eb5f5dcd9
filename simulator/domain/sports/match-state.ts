import type { MatchState } from '#contract/entities';
import type { MatchPlan } from './plan/match-plan.ts';
import type { Override } from './plan/overrides.ts';
import { durationMs, minuteAt } from './plan/play-time.ts';
import { recordedEnd, recordedResult, showingAt } from './recorded/recorded-now.ts';
import { plannedResult, scoreAt, type ScoreNow } from './plan/score-at.ts';

const ABANDONED_AFTER = 0.6;

export interface StateNow {
  readonly state: MatchState;
  readonly startMs: number;
  readonly endMs: number;
  readonly minute: number;
  readonly score: ScoreNow;
  /** Only of a finished match. */
  readonly result?: { readonly ft: string; readonly ht: string };
}

/** As known now. */
export function endOf(plan: MatchPlan, override?: Override): number {
  const startMs = override?.startMs ?? plan.startMs;
  if (override?.isVoid === true || override?.result) return startMs;
  if (plan.fate === 'void') return startMs;
  const usualMs = startMs + durationMs(plan.game) * (plan.fate === 'abandoned' ? ABANDONED_AFTER : 1);
  // A control call that moves a recorded match makes it a new one.
  return override?.startMs === undefined ? recordedEnd(plan, usualMs) : usualMs;
}

/** An overridden result or void applies at once. */
export function stateAt(plan: MatchPlan, nowMs: number, override?: Override): StateNow {
  const startMs = override?.startMs ?? plan.startMs;
  const endMs = endOf(plan, override);
  const shown = override?.startMs === undefined ? showingAt(plan, nowMs) : undefined;
  const minute = Math.max(shown?.match.minute ?? 0, minuteAt(plan.game, Math.max(0, nowMs - startMs)));
  const at = { startMs, endMs, minute, score: scoreAt(plan, minute) };
  if (override?.isVoid === true) return { ...at, state: 'void' };
  if (override?.result) return { ...at, state: 'finished', result: override.result };
  if (shown?.match.state === 'void') return { ...at, state: 'void' };
  if (shown?.match.state === 'finished')
    return { ...at, state: 'finished', result: recordedResult(shown, plannedResult(plan)) };
  if (shown?.match.state === 'live' && nowMs < endMs) return { ...at, state: 'live' };
  if (nowMs < startMs) return { ...at, minute: 0, score: { home: 0, away: 0 }, state: 'scheduled' };
  if (nowMs < endMs) return { ...at, state: 'live' };
  return plan.fate === 'played' ? { ...at, state: 'finished', result: plannedResult(plan) } : { ...at, state: 'void' };
}
