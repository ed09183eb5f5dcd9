import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEADERS } from '#contract/headers.ts';
import type { Row } from '#contract/row.ts';
import type { FaultRule } from '#simulator/faults/fault-rule.ts';
import type { Call } from '#simulator/handlers/handler.ts';
import type { MemberRecord } from '#simulator/members/member-record.ts';
import type { Recording } from '#simulator/proxy/recording.ts';
import { runDue } from '#simulator/world/run-due.ts';
import type { World } from '#simulator/world/world.ts';
import type { AskedUrl } from './asked-url.ts';
import { assertMayCall, identify, type Caller } from './authorise.ts';
import { answerRefusal, type Answer, type Asked } from './answer.ts';
import { checkRequest } from './check-request.ts';
import { afterFault, beforeFault } from './apply-fault.ts';
import type { FoundRow } from './find-row.ts';
import { readGuard } from './keyed.ts';
import { perform } from './perform.ts';
import { readBody } from './read-body.ts';
import { Refusal } from './refusal.ts';

export interface RowRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly world: World;
  readonly found: FoundRow;
  readonly url: AskedUrl;
  readonly origin: string;
  readonly recording: Recording | undefined;
}

/** One call of a row, from arrival to answer: faults, checks, the handler, the journal. */
export async function serveRow(serving: RowRequest): Promise<void> {
  const { request, response, world, found, url } = serving;
  const asked: Asked = { row: found.name, method: request.method ?? 'GET', path: url.pathname, query: queryOf(url) };
  let fault: FaultRule | undefined;
  try {
    asked.body = await readBody(request);
    runDue(world);
    let caller = identify(world, request.headers);
    if (caller.member) asked.player = caller.member.id;
    fault = world.faults.strike({ on: 'http', row: found.name, method: asked.method, player: namesOf(caller.member) });
    if (fault) {
      const release = holdKey(world, caller.member, request);
      try {
        const answered = await beforeFault(fault, { response, world, asked });
        if (answered) return;
        runDue(world);
        // Time has passed: the session may be over.
        caller = identify(world, request.headers);
      } finally {
        release?.();
      }
    }
    const call = () => callRow(serving, asked, caller);
    const answer = found.row.repeat === 'keyed' ? await world.changeSoon(call) : call();
    await afterFault(fault, answer, { response, world, asked });
  } catch (error) {
    await afterFault(fault, answerRefusal(error, found.name), { response, world, asked });
  }
}

function callRow({ request, world, found, url, origin, recording }: RowRequest, asked: Asked, caller: Caller): Answer {
  const { name, row } = found;
  if (world.upstream === 'strict-spec' && row.origin === 'ours') {
    throw new Refusal(
      'notImplemented',
      `${name} is an addition of ours: the specification's upstream does not have it`,
    );
  }
  const { member, session } = caller;
  if (member) world.sessions.seen(member.id, world.now());
  assertMayCall(caller, row.auth, request.headers);
  const checked = checkRequest(row, { params: found.params, query: url.searchParams, body: asked.body });
  const recorded =
    row.repeat === 'safe'
      ? recording?.find(name, url.pathname, (request.url ?? '').slice(url.pathname.length))
      : undefined;
  if (recorded) return { ...recorded, headers: {} };
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const guard =
    row.repeat === 'keyed' ? readGuard(world, headers, [name, checked.params, checked.query, checked.body]) : undefined;
  if (guard?.key !== undefined) {
    asked.key = guard.key;
    if (member && world.keys.isRunning(member.id, guard.key)) {
      throw new Refusal(
        'keyRunning',
        'The first request with this key is still running: ask again',
        {},
        { headers: { 'retry-after': '1' } },
      );
    }
  }
  const call = {
    ...checked,
    world,
    member,
    session,
    player: () => signedIn(member),
    key: guard?.key,
    headers,
    origin,
  } as Call<Row>;
  const performed = perform(name, row, call, guard);
  return { status: 200, json: performed.json, data: performed.data, isReplay: performed.isReplay, headers: {} };
}

function signedIn(member: MemberRecord | undefined): MemberRecord {
  if (member === undefined)
    throw new Refusal('unauthorised', 'Sign in first', { field: `headers.${HEADERS.authorization}` });
  return member;
}

/** While a fault holds a money call back, a repeat with its key is told that it is running. */
function holdKey(world: World, member: MemberRecord | undefined, request: IncomingMessage): (() => void) | undefined {
  const key = request.headers[HEADERS.idempotencyKey];
  if (member === undefined || typeof key !== 'string' || world.upstream === 'strict-spec') return undefined;
  return world.keys.isRunning(member.id, key) ? undefined : world.keys.run(member.id, key);
}

function namesOf(member: MemberRecord | undefined): readonly string[] {
  if (member === undefined) return [];
  return [member.id, member.nickname, member.email, member.mobile].filter((name) => name !== null);
}

function queryOf(url: AskedUrl): Record<string, string> | undefined {
  return url.searchParams.size === 0 ? undefined : Object.fromEntries(url.searchParams);
}
