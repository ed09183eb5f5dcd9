import type { Order } from '#contract/entities';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A test double for a payment provider's page: the amount and two buttons. */
export function payPage({ provider, amount, currency, order_id, status }: Order): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(provider)}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center;
    font: 18px system-ui; color: #14202c; background: #eef2f6; }
  button { font: inherit; padding: .7rem 1.4rem; border: 0; border-radius: .5rem; background: #2c5f83; color: #fff; }
  button + button { background: #dbe3ea; color: #14202c; }
</style>
<h1>${escaped(provider)}</h1>
<p>Order ${escaped(order_id)}: <strong>${escaped(amount)} ${escaped(currency)}</strong></p>
<p><button data-paid="true">Pay</button> <button data-paid="false">Decline</button></p>
<p id="message" role="status">${status === 0 ? 'No real money moves here.' : 'This payment has been decided.'}</p>
<script>
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', async () => {
    const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paid: button.dataset.paid === 'true' }) }).then((response) => response.json())
      .catch(() => ({ code: -1, msg: 'No answer.' }));
    document.getElementById('message').textContent = answer.code !== 0 ? answer.msg
      : answer.data.status === 3 ? 'Paid. You can close this page.' : 'Declined. You can close this page.';
  });
</script>
</html>
`;
}
