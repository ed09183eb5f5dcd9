import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readBody } from '#simulator/http/read-body.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { confirmDeposit } from '#simulator/payments/deposit-jobs.ts';
import { showOrder, type OrderDoc } from '#simulator/payments/order.ts';
import type { StoredRecord } from '#simulator/store/records.ts';
import { runDue } from '#simulator/world/run-due.ts';
import type { World } from '#simulator/world/world.ts';
import { payPage } from './pay-page.ts';

const Decision = v.strictObject({ paid: v.boolean() });

/** The payment page of a deposit (GET), and what the payer pressed on it (POST). */
export async function servePay(
  world: World,
  deposit: StoredRecord<OrderDoc>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end(payPage(showOrder(deposit)));
    return;
  }
  if (request.method !== 'POST') throw new Refusal('notFound', 'A payment page answers GET and POST');
  const body = v.safeParse(Decision, await readBody(request));
  if (!body.success) throw new Refusal('badRequest', 'paid: true or false', { field: 'paid' });
  runDue(world);
  world.change(() => confirmDeposit(world, deposit.id, body.output.paid));
  const status = world.records.find<OrderDoc>('deposit', deposit.id)?.status;
  const answer = JSON.stringify({ code: 0, msg: 'ok', data: { status } });
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
}
