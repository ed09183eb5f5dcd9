import * as v from 'valibot';
import { Account, Bet, GameLimits, LimitedGame, MarkSixGame, Match, OddsItem, RaceGame } from '#contract/entities';
import { CURRENCIES, DEMO_ACCOUNTS } from '#fixtures/world';
import { isPending } from '../../domain/bets/recorded-bet.ts';
import type { WorldFile } from '../world/world-file.ts';
import type { RecordedLine, Recording } from './recording.ts';

export interface RecordedWorld {
  readonly file: WorldFile;
  /** Rejected parts with line and property. */
  readonly leftOut: readonly string[];
}

type Given<K extends keyof WorldFile> = NonNullable<WorldFile[K]>;
/** A broken upstream may cause thousands. */
const MAX_SHOWN = 20;

/** A recording as a world: matches with their price changes, clock, limits, price lists, and the player's bets and balance. */
export function recordedWorld(recording: Recording): RecordedWorld {
  const reader = new Reader(recording.file);
  for (const line of recording.ofWorld) if (line.status === 200) reader.read(line);
  return { file: reader.worldFile(recording.ofWorld[0]?.at), leftOut: reader.leftOut };
}

class Reader {
  readonly leftOut: string[] = [];
  readonly #file: string;
  readonly #fixtures: Given<'fixtures'>[number][] = [];
  readonly #shown = new Map<string, string>();
  readonly #games = new Map<string, string>();
  readonly #limits: Given<'limits'> = {};
  readonly #prices: Given<'prices'> = {};
  readonly #bets = new Map<string, { readonly bet: Bet; readonly line: number; readonly at: string | undefined }>();
  #account: Account | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  read(recorded: RecordedLine): void {
    const { row, path, line } = recorded;
    const data = (recorded.answer as { data?: unknown } | undefined)?.data;
    const list = (name: string) => listOf((data as Record<string, unknown> | undefined)?.[name]);
    switch (row) {
      case 'listMatches':
      case 'listFeedMatches':
      case 'listResults':
      case 'listFeedResults':
        for (const [index, each] of list('matches').entries()) {
          const match = this.#take(Match, each, line, `data.matches.${index}`);
          if (match) this.#show(match, recorded.at);
        }
        return;
      case 'listMyBets':
        for (const [index, each] of list('bets').entries())
          this.#bet(this.#take(Bet, each, line, `data.bets.${index}`), recorded);
        return;
      case 'getMyBet':
        return this.#bet(this.#take(Bet, data, line, 'data'), recorded);
      case 'getGameLimits': {
        const game = v.safeParse(LimitedGame, queryOf(path).get('kind'));
        const limits = game.success ? this.#take(GameLimits, data, line, 'data') : undefined;
        if (!game.success || limits === undefined) return;
        const { region: _, ...own } = limits;
        return void (this.#limits[game.output] = own);
      }
      case 'getMarkSixOdds':
        return this.#price(queryOf(path).get('game'), data, line);
      case 'getRaceOdds':
        return this.#price(
          RaceGame.options.find((game) => path.includes(game)),
          data,
          line,
        );
      case 'getAccount':
        return void (this.#account ??= this.#take(Account, data, line, 'data'));
    }
  }

  worldFile(startTime: string | undefined): WorldFile {
    const [player, ...others] = DEMO_ACCOUNTS;
    const currency = this.#account?.currency ?? [...this.#bets.values()][0]?.bet.currency;
    const isKnown = currency === undefined || CURRENCIES.some((each) => each.currency === currency);
    if (!isKnown) this.#note(`the account is in ${currency}, which has no rate: its balance and bets are left out`);
    const own = isKnown && player && { ...player, balance: this.#account?.score ?? player.balance, currency };
    const bets = [...this.#bets.values()].filter(({ bet, line }) => {
      if (bet.currency === (currency ?? bet.currency) && isKnown) return true;
      if (isKnown)
        this.#note(`${this.#file}:${line}: bet ${bet.bet_id} is in ${bet.currency}, the account in ${currency}`);
      return false;
    });
    for (const { bet, at } of bets) this.#matchesOf(bet, at ?? startTime);
    const ending = bets.filter(({ bet, line }) => this.#canEnd(bet, line));
    return {
      ...(startTime !== undefined && { start_time: startTime }),
      ...(own && { members: [own, ...others] as Given<'members'> }),
      ...(this.#fixtures.length > 0 && { fixtures: this.#fixtures }),
      ...(Object.keys(this.#limits).length > 0 && { limits: this.#limits }),
      ...(Object.keys(this.#prices).length > 0 && { prices: this.#prices }),
      ...(ending.length > 0 && { bets: ending.map(({ bet }) => bet) }),
    };
  }

  /** An open bet on an unknown match would never end, so a world refuses it. */
  #canEnd({ bet_id: id, game, status, matches }: Bet, line: number): boolean {
    const lost = isPending(status) ? matches.find(({ match_id }) => this.#games.get(match_id) !== game) : undefined;
    if (lost === undefined) return true;
    const why = `bet ${id} is open on ${lost.match_id}, of which no ${game} match was recorded`;
    this.#note(`${this.#file}:${line}: ${why}`);
    return false;
  }

  /** Stores a match only if it changed. */
  #show(match: Match, at: string | undefined): void {
    const text = JSON.stringify(match);
    if (this.#shown.get(match.match_id) === text) return;
    this.#shown.set(match.match_id, text);
    this.#games.set(match.match_id, match.game);
    this.#fixtures.push({ ...match, ...(at !== undefined && { at }) });
  }

  /** The first record of a bet counts; later ones show its outcome. */
  #bet(bet: Bet | undefined, { line, at }: RecordedLine): void {
    if (bet && !this.#bets.has(bet.bet_id)) this.#bets.set(bet.bet_id, { bet, line, at });
  }

  /** Matches that no list has are taken from their bet, without prices. */
  #matchesOf({ game, matches }: Bet, at: string | undefined): void {
    for (const { match_id, league, home, away, start_time, state, score, half_time_score } of matches) {
      if (this.#shown.has(match_id)) continue;
      const scores = {
        ...(score !== undefined && { score }),
        ...(half_time_score !== undefined && { half_time_score }),
      };
      const known = {
        match_id,
        game,
        league: { id: 'recorded', name: league },
        home,
        away,
        start_time,
        state,
        ...scores,
      };
      const match = v.safeParse(Match, { ...known, markets: [] });
      if (match.success) this.#show(match.output, at);
    }
  }

  #price(game: string | null | undefined, data: unknown, line: number): void {
    const known = v.safeParse(v.union([MarkSixGame, RaceGame]), game);
    if (!known.success) return;
    const items = listOf(data).map((each, index) => this.#take(OddsItem, each, line, `data.${index}`));
    this.#prices[known.output] = items.filter((item) => item !== undefined);
  }

  #take<Schema extends v.GenericSchema>(
    schema: Schema,
    value: unknown,
    line: number,
    place: string,
  ): v.InferOutput<Schema> | undefined {
    const read = v.safeParse(schema, value);
    if (read.success) return read.output;
    const [issue] = read.issues;
    const path = v.getDotPath(issue);
    this.#note(`${this.#file}:${line}: ${place}${path === null ? '' : `.${path}`}: ${issue.message}`);
    return undefined;
  }

  #note(text: string): void {
    if (this.leftOut.length < MAX_SHOWN) this.leftOut.push(text);
    else if (this.leftOut.length === MAX_SHOWN) this.leftOut.push('... and more');
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const queryOf = (path: string) => new URLSearchParams(path.split('?')[1] ?? '');
