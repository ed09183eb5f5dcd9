import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** First path segment: one upstream service. */
export type Service = 'sports' | '3rd-game' | 'pggame' | 'tadaGame' | 'otherChat' | 'activities';

/**
 * Who may call. `guest`: anyone, without token (signing in, and shared reads: shared-reads.ts); `player`: a signed-in player;
 * `any`: anyone, with an answer that depends on the player; `refresh`: a refresh token's holder.
 */
export type Auth = 'guest' | 'player' | 'any' | 'refresh';

/**
 * How a call may be repeated (shared design: transport).
 * safe   a read: 5 s, up to 3 repeats with backoff
 * keyed  moves money: one idempotency key per intent, also over repeats and reloads, with a deadline
 * once   counts attempts (sign-in, codes): never repeated by the client. Browsers may repeat it after a broken connection, so a
 *        keyed upstream gets a key here too, without deadline
 */
export type Repeat = 'safe' | 'keyed' | 'once';

/**
 * Direction of money, from the player's view.
 * in       into the wallet, from outside or as a present
 * out      to the player's own account
 * between  to another player
 * stake    on a bet
 * game     into a game provider's wallet
 * back     from a bet or game into the wallet
 * within   between currencies of the wallet
 */
export type Moves = 'in' | 'out' | 'between' | 'stake' | 'game' | 'back' | 'within';

/**
 * One upstream call, from which the client's endpoint, the simulator's handler and the OpenAPI document are made. No other code
 * contains a path.
 */
export interface Row<
  Params extends GenericSchema = GenericSchema,
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema = GenericSchema,
  Data extends GenericSchema = GenericSchema,
> {
  /** Verb and noun; also names file, endpoint and handler. */
  readonly name: string;
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the service; `{name}` is a property of `params`. */
  readonly path: string;
  readonly auth: Auth;
  readonly repeat: Repeat;
  /** From the specification, with an assumed path, or our addition. */
  readonly origin: 'given' | 'path assumed' | 'ours';
  readonly what: string;
  /** Required for `keyed` rows; the upstream's protection depends on it. */
  readonly moves?: Moves;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** `data` of the envelope if `code` is 0. */
  readonly data: Data;
  /** Besides the common ones. */
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

/** As a handler receives it. */
export interface CheckedRequest<R extends Row> {
  readonly params: InferOutput<R['params']>;
  readonly query: InferOutput<R['query']>;
  readonly body: InferOutput<R['body']>;
}

/** The data of a successful response. */
export type RowData<R extends Row> = InferOutput<R['data']>;

/**
 * A call's absolute path with escaped parameters.
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
