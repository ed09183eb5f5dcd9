import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { Money } from '#contract/entities/third-party.ts';
import { answerRefusal } from '#simulator/http/answer.ts';
import { readBody } from '#simulator/http/read-body.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { runDue } from '#simulator/world/run-due.ts';
import type { Worlds } from '#simulator/world/worlds.ts';
import type { OrderDoc } from '#simulator/payments/order.ts';
import { servePay } from './serve-pay.ts';
import { playPage } from './play-page.ts';
import { playRound } from './play-round.ts';
import type { TicketDoc } from './tickets.ts';

const Play = v.strictObject({ bet: Money });

/** `/__play/WORLD/TICKET`: the page of a launched game (GET) and its rounds (POST); with a deposit's id the provider's payment page. */
export async function servePlay(worlds: Worlds, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const [, worldName = '', ticketId = ''] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/');
    const world = worlds.find(worldName);
    const deposit = world?.records.find<OrderDoc>('deposit', ticketId);
    if (world !== undefined && deposit !== undefined) return await servePay(world, deposit, request, response);
    const ticket = world?.records.find<TicketDoc>('ticket', ticketId);
    const member = ticket && world?.members.byId(ticket.memberId);
    if (world === undefined || ticket === undefined || !member)
      throw new Refusal('notFound', 'This game is over: launch it again');
    if (request.method === 'GET') {
      const page = playPage(world, member.id, ticket.doc);
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(page);
    }
    if (request.method !== 'POST') throw new Refusal('notFound', 'A play page answers GET and POST');
    const body = v.safeParse(Play, await readBody(request));
    if (!body.success) throw new Refusal('badRequest', 'bet: an amount above zero, as text', { field: 'bet' });
    runDue(world);
    const data = world.change(() => playRound(world, member, ticketId, body.output.bet));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 0, msg: 'ok', data }));
  } catch (error) {
    const { status, json } = answerRefusal(error, 'a play page');
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json' }).end(json);
  }
}
