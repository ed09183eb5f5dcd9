import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#contract/brand';
import * as v from 'valibot';
import { readBody } from '../http/read-body.ts';
import { UNFRAMED } from '../http/unframed.ts';
import { Refusal } from '../../core/refusal.ts';
import { confirmDeposit } from '../../domain/payments/deposit-jobs.ts';
import { showOrder, type OrderDoc } from '../../domain/payments/order.ts';
import type { StoredRecord } from '../../core/store/records.ts';
import { runDue } from '../world/run-due.ts';
import type { World } from '../world/world.ts';
import { payPage } from './pay-page.ts';

/** `payer`: owner of the paying account, according to the provider. */
const Decision = v.strictObject({ paid: v.boolean(), payer: v.optional(v.pipe(v.string(), v.maxLength(80))) });

/** A deposit's payment page and its buttons. */
export async function servePay(
  world: World,
  deposit: StoredRecord<OrderDoc>,
  request: IncomingMessage,
  response: ServerResponse,
  action: 'show' | 'press' | undefined,
  language: Language,
): Promise<void> {
  if (action === 'show') {
    const headers = { ...UNFRAMED, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end(payPage(showOrder(world, deposit), language));
    return;
  }
  const body = v.safeParse(Decision, await readBody(request));
  if (!body.success) throw new Refusal('badRequest', 'paid: true or false', { field: 'paid' });
  runDue(world);
  world.change(() => confirmDeposit(world, deposit.id, body.output.paid, body.output.payer));
  const status = world.records.find<OrderDoc>('deposit', deposit.id)?.status;
  const answer = JSON.stringify({ code: 0, msg: 'ok', data: { status } });
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
}
