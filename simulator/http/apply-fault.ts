import type { ServerResponse } from 'node:http';
import type { FaultRule } from '#simulator/faults/fault-rule.ts';
import type { World } from '#simulator/world/world.ts';
import { clockHeaders, note, send, answerRefusal, type Answer, type Asked } from './answer.ts';
import { Refusal } from './refusal.ts';

interface Place {
  readonly response: ServerResponse;
  readonly world: World;
  readonly asked: Asked;
}

const NO_ANSWER: Answer = { status: 0, json: '', headers: {} };

/** A fault that strikes before anything is done. @returns true when the call ends here */
export async function beforeFault(fault: FaultRule, place: Place): Promise<boolean> {
  const { response, world, asked } = place;
  const end = (answer: Answer) => {
    note(world, asked, answer, { fault: fault.do });
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
      return end(errorAnswer(fault.status));
    case 'unauthorised':
      return end(answerRefusal(new Refusal('unauthorised', 'The session has expired: sign in again'), asked.row));
    case 'tooManyRequests': {
      const headers = { 'retry-after': String(fault.retry_after) };
      return end(answerRefusal(new Refusal('tooManyRequests', 'Too many requests: wait', {}, { headers }), asked.row));
    }
    default:
      return false;
  }
}

/** Sends the answer, spoilt by a fault that strikes after the commit. */
export async function afterFault(fault: FaultRule | undefined, answer: Answer, place: Place): Promise<void> {
  const { response, world, asked } = place;
  const told = fault === undefined ? {} : { fault: fault.do };
  switch (fault?.do) {
    case 'hangAfterCommit':
      return note(world, asked, answer, { ...told, status: 0 });
    case 'resetAfterCommit':
      reset(response);
      return note(world, asked, answer, { ...told, status: 0 });
    case 'statusAfterCommit':
      note(world, asked, answer, { ...told, status: fault.status });
      return send(response, world, errorAnswer(fault.status));
    case 'cutJson':
      note(world, asked, answer, told);
      return send(response, world, { ...answer, json: answer.json.slice(0, Math.floor(answer.json.length / 2)) });
    case 'wrongSchema':
      note(world, asked, answer, told);
      return send(response, world, {
        ...answer,
        json: JSON.stringify({ code: 0, msg: 'ok', data: { surprise: [42] } }),
      });
    case 'slowBody':
      note(world, asked, answer, told);
      return sendSlowly(response, world, answer, fault.ms);
    default:
      note(world, asked, answer, told);
      send(response, world, answer);
  }
}

function errorAnswer(status: number): Answer {
  const code = status * 10;
  const json = JSON.stringify({ code, msg: `Injected fault ${status}`, data: null });
  return { status, json, headers: {}, code };
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

/** Ends the connection with a reset where the platform can, else closes it. */
function reset(response: ServerResponse): void {
  const { socket } = response;
  if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy();
  else response.destroy();
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
