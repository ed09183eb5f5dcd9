import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The first path segment: one upstream service each. */
export type Service = 'sports' | '3rd-game' | 'pggame' | 'tadaGame' | 'otherChat' | 'activities';

/**
 * Who may call. `guest`: anyone, without a token (signing in, and reads that are the same for everyone: shared-reads.ts); `player`: a
 * signed-in player; `any`: anyone, and the answer depends on the player if there is one; `refresh`: the holder of a refresh token.
 */
export type Auth = 'guest' | 'player' | 'any' | 'refresh';

/**
 * How a call may be repeated after a time-out or a fault (shared design: transport).
 * safe   a read: 5 s, up to 3 repeats with backoff
 * keyed  moves money: one idempotency key per intent, the same over repeats and reloads, with a deadline
 * once   anything that counts attempts (sign-in, codes): never repeated by the client. Browsers may still repeat it when a
 *        connection breaks, so a keyed upstream gets a key here too, without a deadline: one press counts once
 */
export type Repeat = 'safe' | 'keyed' | 'once';

/**
 * Where a call moves money, as the player sees it.
 * in       into the wallet, from outside or as a present
 * out      out of the wallet, to the player's own account
 * between  to another player
 * stake    on a bet
 * game     into the wallet of a game's provider
 * back     from a bet or a game into the wallet
 * within   from one currency of the wallet to another
 */
export type Moves = 'in' | 'out' | 'between' | 'stake' | 'game' | 'back' | 'within';

/**
 * One upstream call. The client's endpoint, the simulator's handler and the OpenAPI document are made from it;
 * no other code contains a path.
 */
export interface Row<
  Params extends GenericSchema = GenericSchema,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
> {
  /** Verb and noun; the same word names the file, the endpoint and the handler. */
  readonly name: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the service; `{name}` stands for a property of `params`. */
  readonly path: string;
  readonly auth: Auth;
  readonly repeat: Repeat;
  /** Where the row comes from: the specification, a path that we chose, or our addition. */
  readonly origin: 'given' | 'path assumed' | 'ours';
  readonly what: string;
  /** Where the call moves money; every row that is `keyed` has it. The upstream's protection depends on it. */
  readonly moves?: Moves;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The `data` property of the envelope when `code` is 0. */
  readonly data: Data;
  /** Headers that this call needs beyond the common ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps a row's schemas in its type. @example export const getAccount = defineRow({ name: 'getAccount', ... }); */
export function defineRow<
  P extends GenericSchema,
  Q extends GenericSchema,
  B extends GenericSchema,
  D extends GenericSchema,
>(row: Row<P, Q, B, D>): Row<P, Q, B, D> {
  return row;
}

/** A request as a caller passes it. */
export interface RowRequest<R extends Row> {
  readonly params: InferInput<R['params']>;
  readonly query: InferInput<R['query']>;
  readonly body: InferInput<R['body']>;
}

/** A checked request, as a handler receives it. */
export interface CheckedRequest<R extends Row> {
  readonly params: InferOutput<R['params']>;
  readonly query: InferOutput<R['query']>;
  readonly body: InferOutput<R['body']>;
}

/** The data of a successful response. */
export type RowData<R extends Row> = InferOutput<R['data']>;

/**
 * The absolute path of a call, with parameters escaped.
 *
 * @throws RangeError when a parameter of the path is missing: the row and its schema disagree.
 * @example rowPath(placeBet, { game: 'soccer' }) // '/sports/api/v1/soccer/bet'
 */
export function rowPath(row: Pick<Row, 'service' | 'path'>, params: Readonly<Record<string, string | number>>): string {
  const filled = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${row.path}: no value for {${name}}`);
    return encodeURIComponent(String(value));
  });
  return `/${row.service}/${filled}`;
}
