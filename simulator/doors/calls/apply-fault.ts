import type { ServerResponse } from 'node:http';
import type { Language } from '#contract/brand';
import { HEADERS } from '#contract/wire';
import type { FaultRule } from '../../core/faults/fault-rule.ts';
import type { World } from '../world/world.ts';
import { clockHeaders, note, send, answerRefusal, type Answer, type CallSummary } from '../http/answer.ts';
import { Refusal } from '../../core/refusal.ts';
import { wordsOfRefusal } from '../../core/refusal-words.ts';

interface Place {
  readonly response: ServerResponse;
  readonly world: World;
  readonly summary: CallSummary;
  /** Of the caller. */
  readonly language?: Language | undefined;
}

const SERVER_ERROR = 500;
const NO_ANSWER: Answer = { status: 0, json: '', headers: {} };

/** Faults before the commit. @returns true if the call ends here */
export async function beforeFault(fault: FaultRule, place: Place): Promise<boolean> {
  const { response, world, summary, language } = place;
  const end = (answer: Answer) => {
    note(world, summary, answer, { fault: fault.do });
    if (answer !== NO_ANSWER) send(response, world, answer);
    return true;
  };
  switch (fault.do) {
    case 'latency':
    case 'lateCommit':
      await wait(fault.ms);
      return false;
    case 'hangBeforeCommit':
      return end(NO_ANSWER);
    case 'resetBeforeCommit':
      reset(response);
      return end(NO_ANSWER);
    case 'statusBeforeCommit':
      return end(errorAnswer(fault.status, place));
    case 'unauthorised':
      return end(
        answerRefusal(new Refusal('unauthorised', 'The session has expired: sign in again'), summary.row, language),
      );
    case 'tooManyRequests': {
      const headers = { 'retry-after': String(fault.retry_after) };
      const refusal = new Refusal('tooManyRequests', 'Too many requests: wait', {}, { headers });
      return end(answerRefusal(refusal, summary.row, language));
    }
    default:
      return false;
  }
}

/** Sends the response with a fault after the commit. */
export async function afterFault(fault: FaultRule | undefined, answer: Answer, place: Place): Promise<void> {
  const { response, world, summary } = place;
  const struck = fault === undefined ? {} : { fault: fault.do };
  switch (fault?.do) {
    case 'hangAfterCommit':
      return note(world, summary, answer, { ...struck, status: 0 });
    case 'resetAfterCommit':
      reset(response);
      return note(world, summary, answer, { ...struck, status: 0 });
    case 'statusAfterCommit':
      note(world, summary, answer, { ...struck, status: fault.status });
      return send(response, world, errorAnswer(fault.status, place));
    case 'cutJson':
      note(world, summary, answer, struck);
      return send(response, world, {
        ...answer,
        json: answer.json.slice(0, Math.floor(answer.json.length / 2)),
        kept: undefined,
      });
    case 'wrongSchema':
      note(world, summary, answer, struck);
      return send(response, world, {
        ...answer,
        kept: undefined,
        json: JSON.stringify({ code: 0, msg: 'ok', data: { surprise: [42] } }),
      });
    case 'slowBody':
      note(world, summary, answer, struck);
      return sendSlowly(response, world, answer, fault.ms);
    default:
      note(world, summary, answer, struck);
      send(response, world, answer);
  }
}

function errorAnswer(status: number, { summary, language }: Place): Answer {
  const code = status * 10;
  const cause = `Injected fault ${status}`;
  if (language === undefined)
    return { status, json: JSON.stringify({ code, msg: cause, data: null }), headers: {}, code };
  const msg = wordsOfRefusal(
    { reason: status < SERVER_ERROR ? 'badRequest' : 'serverError', detail: {} },
    summary.row,
    language,
  );
  const headers = { [HEADERS.answerLanguage]: language };
  return { status, json: JSON.stringify({ code, msg, data: { cause } }), headers, code };
}

/** Half of the body at once, the rest after `ms`. */
async function sendSlowly(response: ServerResponse, world: World, answer: Answer, ms: number): Promise<void> {
  const bytes = Buffer.from(answer.json);
  const half = Math.ceil(bytes.length / 2);
  response.writeHead(answer.status, {
    ...clockHeaders(world),
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    ...answer.headers,
  });
  response.write(bytes.subarray(0, half));
  await wait(ms);
  if (!response.destroyed) response.end(bytes.subarray(half));
}

function reset(response: ServerResponse): void {
  const { socket } = response;
  if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy();
  else response.destroy();
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
