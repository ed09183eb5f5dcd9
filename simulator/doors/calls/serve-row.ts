import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RowData, type Rows, sharedSeconds } from '#contract/rows';
import { HEADERS, type Row } from '#contract/wire';
import type { FaultRule } from '../../core/faults/fault-rule.ts';
import type { Call } from '../../rows/shared/handler.ts';
import type { MemberRecord } from '../../domain/members/member-record.ts';
import type { Recording } from '../proxy/recording.ts';
import { runDue } from '../world/run-due.ts';
import type { World } from '../world/world.ts';
import type { RequestUrl } from '../http/request-url.ts';
import { assertMayCall, identify, type Caller } from '../http/authorise.ts';
import { answerRefusal, type Answer, type CallSummary } from '../http/answer.ts';
import { customAnswer } from './custom-answer.ts';
import { checkRequest } from './check-request.ts';
import { afterFault, beforeFault } from './apply-fault.ts';
import type { FoundRow } from '../routing/find-row.ts';
import { holdCall } from './hold-call.ts';
import { readGuard, type Guard } from './keyed.ts';
import { ownerOf, perform } from './perform.ts';
import { readBody } from '../http/read-body.ts';
import { refusalLanguage } from '../../core/refusal-words.ts';
import { Refusal } from '../../core/refusal.ts';

export interface RowRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly world: World;
  readonly found: FoundRow;
  readonly url: RequestUrl;
  readonly origin: string;
  readonly recording: Recording | undefined;
}

/** A call from request to response: faults, checks, handler, journal. */
export async function serveRow(serving: RowRequest): Promise<void> {
  const { request, response, world, found, url } = serving;
  const summary: CallSummary = {
    row: found.name,
    method: request.method ?? 'GET',
    path: url.pathname,
    query: queryOf(url),
  };
  const language = refusalLanguage(request.headers);
  let fault: FaultRule | undefined;
  try {
    summary.body = await readBody(request);
    runDue(world);
    let caller = identify(world, request.headers);
    if (caller.member) summary.player = caller.member.id;
    fault = world.faults.strike({
      on: 'http',
      row: found.name,
      method: summary.method,
      player: namesOf(caller.member),
    });
    if (fault) {
      const release = holdKey(world, caller.member, request);
      try {
        const answered = await beforeFault(fault, { response, world, summary, language });
        if (answered) return;
        runDue(world);
        // The session may have ended during the fault.
        caller = identify(world, request.headers);
      } finally {
        release?.();
      }
    }
    if (await holdCall(serving)) return;
    const call = () => callRow(serving, summary, caller);
    const answer = found.row.repeat === 'keyed' ? await world.changeSoon(call) : call();
    await afterFault(fault, answer, { response, world, summary, language });
  } catch (error) {
    const answer = answerRefusal(error, found.name, language);
    await afterFault(fault, answer, { response, world, summary, language });
  }
}

function callRow(serving: RowRequest, summary: CallSummary, caller: Caller): Answer {
  const { request, world, found, url } = serving;
  const { name, row } = found;
  if (world.upstream === 'strict-spec' && row.origin === 'ours') {
    throw new Refusal('notImplemented', `${name} is not part of the specification: this upstream does not have it`);
  }
  const { member } = caller;
  if (member) world.sessions.seen(member.id, world.now());
  assertMayCall(caller, row.auth, request.headers);
  const checked = checkRequest(
    row,
    { params: found.params, query: url.searchParams, body: summary.body },
    !world.isStrict,
  );
  const custom = world.answers.find({ row: name, method: summary.method, player: namesOf(member), ...checked });
  const own = () => {
    const answer = ownAnswer(serving, summary, caller, checked);
    return answer.status === OK ? { ...answer, ...keptOf(world, found, answer.data) } : answer;
  };
  if (custom === undefined) return own();
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  return customAnswer(custom, { world, found, member, headers, own, ...checked });
}

const OK = 200;

function keptOf({ upstream }: World, { name, row }: FoundRow, data: unknown): Pick<Answer, 'kept'> {
  if (upstream === 'strict-spec' || row.method !== 'GET' || row.repeat !== 'safe') return {};
  const kept = { sharedSeconds: sharedSeconds(name) };
  if (name !== 'listMatchChanges') return { kept };
  const { since, version, matches } = data as RowData<Rows['listMatchChanges']>;
  // A caller of new changes asks next for later ones, so this answer is never read again and needs no ETag.
  const isOnce = since !== undefined && since !== version;
  return { kept: { ...kept, isOnce, isInAllLanguages: isOnce && matches === undefined } };
}

function ownAnswer(
  { request, world, found, url, origin, recording }: RowRequest,
  summary: CallSummary,
  { member, session }: Caller,
  checked: ReturnType<typeof checkRequest>,
): Answer {
  const { name, row } = found;
  const recorded =
    row.repeat === 'safe'
      ? recording?.find(name, url.pathname, (request.url ?? '').slice(url.pathname.length))
      : undefined;
  if (recorded) return { ...recorded, headers: {} };
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const guard = guardOf(found, world, headers, checked);
  if (guard?.key !== undefined) {
    summary.key = guard.key;
    if (world.keys.isRunning(ownerOf({ member }), guard.key)) {
      throw new Refusal(
        'keyRunning',
        'The first request with this key is still running: try again',
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
    address: request.socket?.remoteAddress ?? '',
    origin,
  } as Call<Row>;
  const performed = perform(name, row, call, guard);
  const { isReplay } = performed;
  if ('refusal' in performed) return { ...answerRefusal(performed.refusal, name, refusalLanguage(headers)), isReplay };
  return { status: 200, json: performed.json, data: performed.data, isReplay, headers: {} };
}

/** Money calls need key and deadline; other changes may have a key. */
function guardOf(
  { name, row }: FoundRow,
  world: World,
  headers: Readonly<Record<string, string | undefined>>,
  { params, query, body }: ReturnType<typeof checkRequest>,
): Guard | undefined {
  if (row.repeat === 'safe') return undefined;
  // The refresh token is in a header; another token makes another request.
  const token = row.auth === 'refresh' ? [headers[HEADERS.refreshToken] ?? ''] : [];
  const guard = { ...readGuard(world, headers, [name, params, query, body, ...token]), row: name };
  return row.repeat === 'keyed' || guard.key !== undefined ? guard : undefined;
}

function signedIn(member: MemberRecord | undefined): MemberRecord {
  if (member === undefined)
    throw new Refusal('unauthorised', 'Sign in first', { field: `headers.${HEADERS.authorization}` });
  return member;
}

/** During a fault's delay, repeats with the key are refused with `keyRunning`. */
function holdKey(world: World, member: MemberRecord | undefined, request: IncomingMessage): (() => void) | undefined {
  const key = request.headers[HEADERS.idempotencyKey];
  if (typeof key !== 'string' || world.upstream === 'strict-spec') return undefined;
  const owner = ownerOf({ member });
  return world.keys.isRunning(owner, key) ? undefined : world.keys.run(owner, key);
}

function namesOf(member: MemberRecord | undefined): readonly string[] {
  if (member === undefined) return [];
  return [member.id, member.nickname, member.email, member.mobile].filter((name) => name !== null);
}

function queryOf(url: RequestUrl): Record<string, string> | undefined {
  return url.searchParams.size === 0 ? undefined : Object.fromEntries(url.searchParams);
}
