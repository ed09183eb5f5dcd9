import { directionOf, type Language } from '#contract/brand';
import type { Order } from '#contract/entities';
import { providerTexts } from '#fixtures/world';
import { escaped, inScript } from './escape.ts';

/** A simulated page of a payment provider: amount and two buttons, in the language of the deposit's call. */
export function payPage({ provider, amount, currency, order_id, status }: Order, language: Language): string {
  const { pay, noAnswer } = providerTexts(language);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(provider)}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center;
    font: 18px system-ui; color: #14202c; background: #eef2f6; }
  h1, p { margin: 0; padding: 0 1rem; overflow-wrap: anywhere; }
  button { font: inherit; padding: .7rem 1.4rem; border: 0; border-radius: .5rem; background: #2c5f83; color: #fff; }
  button + button { background: #dbe3ea; color: #14202c; }
</style>
<h1>${escaped(provider)}</h1>
<p>${escaped(pay.order.replace('{{order}}', () => order_id))}: <strong>${escaped(amount)} ${escaped(currency)}</strong></p>
<p><button data-paid="true">${escaped(pay.pay)}</button> <button data-paid="false">${escaped(pay.decline)}</button></p>
<p id="message" role="status">${escaped(status === 0 ? pay.demo : pay.decided)}</p>
<script>
  const texts = ${inScript({ ...pay, noAnswer })};
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', async () => {
    const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paid: button.dataset.paid === 'true' }) }).then((response) => response.json())
      .catch(() => undefined);
    document.getElementById('message').textContent = answer === undefined ? texts.noAnswer
      : answer.code !== 0 ? texts.refused : answer.data.status === 3 ? texts.paid : texts.declined;
  });
</script>
</html>
`;
}
