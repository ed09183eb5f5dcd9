import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { Money } from '#contract/entities';
import { languageOf } from '#fixtures/world';
import { answerRefusal } from '../http/answer.ts';
import { requestUrl } from '../http/request-url.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../../core/refusal.ts';
import { PathRouter } from '../routing/path-router.ts';
import { runDue } from '../world/run-due.ts';
import type { ControlContext } from '../control/control-route.ts';
import { orderOfPayName } from '../../domain/payments/pay-name.ts';
import type { OrderDoc } from '../../domain/payments/order.ts';
import { servePay } from './serve-pay.ts';
import { playPage } from './play-page.ts';
import { playRound } from '../../domain/games/play-round.ts';
import type { TicketDoc } from '../../domain/games/tickets.ts';

/** GET shows a page, POST presses it. The stored record decides whether it is a game or a payment. */
const router = new PathRouter<'show' | 'press'>();
router.add('GET', '{world}/{ticket}', 'show');
router.add('POST', '{world}/{ticket}', 'press');

const Play = v.strictObject({ bet: Money });

export async function servePlay(
  { worlds, callers }: Pick<ControlContext, 'worlds' | 'callers'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { pathname, searchParams } = requestUrl(request.url ?? '/');
    // The player chose the language.
    const language = languageOf(searchParams.get('language') ?? undefined);
    const [match] = router.find(request.method ?? 'GET', pathname);
    if (match === undefined && router.methodsOf(pathname).length > 0)
      throw new Refusal('notFound', 'This page answers GET and POST');
    const { world: worldName = '', ticket: ticketId = '' } = match?.params ?? {};
    const world = worlds.find(worldName);
    const orderId = world && orderOfPayName(world, ticketId);
    const deposit = orderId === undefined ? undefined : world?.records.find<OrderDoc>('deposit', orderId);
    if (world !== undefined && deposit !== undefined) {
      // A game's frame has no origin; a payment page is no frame, and its buttons move money.
      if (match?.route === 'press') callers.assertPage(request, 'The payment page', true);
      return await servePay(world, deposit, request, response, match?.route, language);
    }
    const ticket = world?.records.find<TicketDoc>('ticket', ticketId);
    const member = ticket && world?.members.byId(ticket.memberId);
    if (world === undefined || ticket === undefined || !member)
      throw new Refusal('notFound', 'This game is over: launch it again');
    if (match?.route === 'show') {
      const page = playPage(world, member.id, ticket.doc, language);
      return void response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(page);
    }
    const body = v.safeParse(Play, await readBody(request));
    if (!body.success) throw new Refusal('badRequest', 'bet: an amount above zero, as text', { field: 'bet' });
    runDue(world);
    const data = world.change(() => playRound(world, member, ticketId, body.output.bet));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 0, msg: 'ok', data }));
  } catch (error) {
    const { status, json, headers } = answerRefusal(error, 'a play page');
    if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(json);
  }
}
