import { directionOf, type Language } from '#contract/brand';
import { providerTexts, translated } from '#fixtures/world';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { World } from '../world/world.ts';
import { playAccount } from '../../domain/games/providers.ts';
import type { TicketDoc } from '../../domain/games/tickets.ts';
import { escaped, inScript } from './escape.ts';

/** A simulated third-party game: a stake, a button, a balance; in the language of the launch. */
export function playPage(world: World, memberId: string, ticket: TicketDoc, language: Language): string {
  const { game, noAnswer } = providerTexts(language);
  const name = escaped(translated(ticket.name, language) ?? ticket.name);
  const currency = world.currencyOf(memberId);
  const balance = fromMillionths(
    world.ledger.balance(playAccount(ticket.provider, memberId), currency),
    world.money(currency),
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title>
<style>
  main { min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center; }
  body { margin: 0;
    font: 18px system-ui; color: #f4f1e8; background: radial-gradient(circle at 50% 20%, #31506b, #14202c); }
  output { display: block; font-size: 2rem; font-variant-numeric: tabular-nums; }
  input, button { font: inherit; padding: .6rem 1rem; border-radius: .5rem; border: 1px solid #7d93a8; }
  button { background: #a6d13c; color: #14202c; border: 0; font-weight: 600; }
</style>
<main aria-label="${name}">
<h1>${name}</h1>
<p>${escaped(game.balance)} <output id="balance">${escaped(balance)}</output> ${escaped(currency)}</p>
<form id="play"><label>${escaped(game.bet)} <input id="bet" inputmode="decimal" value="1" size="6"></label> <button>${escaped(game.play)}</button></form>
<p id="message" role="status">${escaped(game.luck)}</p>
</main>
<script>
  const texts = ${inScript({ ...game, noAnswer })};
  document.getElementById('play').addEventListener('submit', async (event) => {
    event.preventDefault();
    const message = document.getElementById('message');
    const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bet: document.getElementById('bet').value }) }).then((response) => response.json())
      .catch(() => undefined);
    if (answer === undefined || answer.code !== 0) {
      message.textContent = answer === undefined ? texts.noAnswer
        : answer.data?.reason === 'insufficientBalance' ? texts.funds : texts.refused;
      return;
    }
    document.getElementById('balance').textContent = answer.data.balance;
    message.textContent = texts.result.replace('{{bet}}', answer.data.bet).replace('{{payout}}', answer.data.payout);
    parent.postMessage({ slipwayGame: 'round', balance: answer.data.balance }, '*');
  });
</script>
</html>
`;
}
