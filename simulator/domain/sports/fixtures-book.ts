import type { Match, SportGame } from '#contract/entities';
import type { Settings } from '../../core/store/settings.ts';
import { matchesOfDay } from './day-matches.ts';
import { DAY_MS, readMatchId } from './match-id.ts';
import type { MatchPlan } from './plan/match-plan.ts';
import { stateAt, type StateNow } from './match-state.ts';
import { matchView, type MatchView } from './match-view.ts';
import { RecordedMatches } from './recorded/recorded-matches.ts';
import { Overrides, type Override } from './plan/overrides.ts';

/** Days in advance. */
export const DAYS_AHEAD = 4;
/** Days of listed results. */
export const DAYS_BACK = 7;

type CachedView = MatchView & { readonly fromMs: number; readonly version: number };
interface CachedList {
  readonly list: readonly Match[];
  readonly fromMs: number;
  readonly untilMs: number;
  readonly version: number;
}
interface Shown {
  readonly views: Map<string, CachedView>;
  readonly lists: Map<string, CachedList>;
}

/** Shared by all worlds of a seed without overrides: lists for each of a thousand worlds would take two gigabytes. */
const shared = new Map<string, Shown>();
/** A full cache is cleared. */
const MAX_SEEDS_CACHED = 50;

function shownFor(seed: string): Shown {
  const known = shared.get(seed);
  if (known) return known;
  if (shared.size >= MAX_SEEDS_CACHED) shared.clear();
  const made: Shown = { views: new Map(), lists: new Map() };
  shared.set(seed, made);
  return made;
}

/** All matches: computed from the seed, with overrides by control calls. */
export class FixturesBook {
  readonly seed: string;
  readonly overrides: Overrides;
  readonly recorded: RecordedMatches;
  /** More hours of postponement make a match void. */
  readonly postponedHours: number;
  #own: Shown | undefined;

  constructor(seed: string, settings: Settings, postponedHours: number) {
    this.seed = seed;
    this.postponedHours = postponedHours;
    this.overrides = new Overrides(settings);
    this.recorded = new RecordedMatches(seed, settings);
  }

  /** Grows with each change and invalidates cached views. 0: everything is from the seed. */
  get version(): number {
    return this.overrides.version + this.recorded.version;
  }

  reload(): void {
    this.overrides.reload();
    this.recorded.reload();
  }

  /** The seed's shared views; the world's own once a match is overridden or recorded. */
  get #shown(): Shown {
    if (this.version === 0) return shownFor(this.seed);
    this.#own ??= { views: new Map(), lists: new Map() };
    return this.#own;
  }

  plan(id: string): MatchPlan | undefined {
    const plan = this.recorded.plan(id) ?? this.#planned(id);
    return plan && withLines(plan, this.override(id));
  }

  /** A match as shown earlier, before later control calls. */
  viewAt(id: string, ms: number): MatchView | undefined {
    const plan = this.recorded.plan(id) ?? this.#planned(id);
    const override = this.overrides.at(id, ms);
    return plan && matchView(this.seed, withLines(plan, override), ms, override);
  }

  #planned(id: string): MatchPlan | undefined {
    const read = readMatchId(id);
    if (read === undefined || this.recorded.of(read.game)) return undefined;
    return matchesOfDay(this.seed, read.game, read.day)[read.slot];
  }

  override(id: string): Override | undefined {
    return this.overrides.of(id);
  }

  state(plan: MatchPlan, nowMs: number): StateNow {
    return stateAt(plan, nowMs, this.overrides.of(plan.id));
  }

  view(plan: MatchPlan, nowMs: number): MatchView {
    const { views } = this.#shown;
    const known = views.get(plan.id);
    const version = this.version;
    if (known && known.version === version && nowMs >= known.fromMs && nowMs < known.untilMs) return known;
    const made = { ...matchView(this.seed, plan, nowMs, this.overrides.of(plan.id)), fromMs: nowMs, version };
    views.set(plan.id, made);
    return made;
  }

  /** Live and scheduled, soonest first. The same array while unchanged. */
  onSale(game: SportGame, nowMs: number): readonly Match[] {
    const { lists } = this.#shown;
    const known = lists.get(game);
    const version = this.version;
    if (known && known.version === version && nowMs >= known.fromMs && nowMs < known.untilMs) return known.list;
    const shown = this.#between(game, nowMs - DAY_MS, nowMs + DAYS_AHEAD * DAY_MS)
      .filter((plan) => ['scheduled', 'live'].includes(this.state(plan, nowMs).state))
      .map((plan) => this.view(plan, nowMs))
      // Matches known only from a bet have no prices.
      .filter(({ match }) => match.markets.length > 0);
    const list = shown.map(({ match }) => match).sort(byStart);
    const nextDay = (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS;
    const untilMs = Math.min(nextDay, ...shown.map(({ untilMs }) => untilMs));
    lists.set(game, { list, fromMs: nowMs, untilMs, version });
    this.#forgetOld(nowMs);
    return list;
  }

  results(game: SportGame, nowMs: number): readonly Match[] {
    return this.#between(game, nowMs - DAYS_BACK * DAY_MS, nowMs + DAYS_AHEAD * DAY_MS)
      .filter((plan) => ['finished', 'void'].includes(this.state(plan, nowMs).state))
      .map((plan) => this.view(plan, nowMs).match)
      .sort((one, other) => byStart(other, one));
  }

  /** A team's finished matches that began before an instant, latest first. */
  finishedOf(game: SportGame, leagueId: string, team: string, beforeMs: number): readonly Match[] {
    return this.#between(game, beforeMs - DAYS_BACK * DAY_MS, beforeMs)
      .filter(({ league, home, away }) => league.id === leagueId && (home === team || away === team))
      .filter((plan) => this.state(plan, beforeMs).state === 'finished')
      .map((plan) => this.view(plan, beforeMs).match)
      .sort((one, other) => byStart(other, one));
  }

  #between(game: SportGame, fromMs: number, toMs: number): MatchPlan[] {
    const recorded = this.recorded.of(game);
    if (recorded) return recorded.map((plan) => withLines(plan, this.override(plan.id)));
    const days = { first: Math.floor(fromMs / DAY_MS), last: Math.floor(toMs / DAY_MS) };
    const plans: MatchPlan[] = [];
    for (let day = days.first; day <= days.last; day++) {
      plans.push(...matchesOfDay(this.seed, game, day).map((plan) => withLines(plan, this.override(plan.id))));
    }
    return plans;
  }

  #forgetOld(nowMs: number): void {
    const { views } = this.#shown;
    for (const [id, view] of views) if (view.untilMs <= nowMs) views.delete(id);
  }
}

/** With the lines of a control call. */
function withLines(plan: MatchPlan, { handicap, total }: Override = {}): MatchPlan {
  if (handicap === undefined && total === undefined) return plan;
  return { ...plan, ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
}

const byStart = (one: Match, other: Match) =>
  one.start_time < other.start_time
    ? -1
    : one.start_time > other.start_time
      ? 1
      : one.match_id < other.match_id
        ? -1
        : 1;
