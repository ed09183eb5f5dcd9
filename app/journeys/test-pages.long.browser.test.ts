import { expect, it } from 'vitest';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite } from '#app/test/site.ts';

const ORIGIN = 'https://try.harborlight.example';
/** A page of the upstream's own: says that it listens, shows what it got and where it stands. */
const PAGE = `<!doctype html><title>Try</title><p id="got">nothing</p><script>
  addEventListener('message', ({ data, origin }) => {
    got.textContent = JSON.stringify({ data, origin, own: location.href, referrer: document.referrer });
  });
  parent.postMessage({ slipway: 'ready' }, '*');
</script>`;

it('test pages of a development build get the token by message and in no address; others are not there', async () => {
  const development = { origin: ORIGIN, testPages: { bets: `${ORIGIN}/bets` } };
  const site = await startSite('harborlight', { development });
  try {
    const { page, context, faults } = await site.open('desktop');
    const asked: string[] = [];
    context.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await context.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
    await page.goto(`${site.url}/test-bets`);
    const got = page.frameLocator('iframe').locator('#got');
    await expect.poll(() => got.textContent()).toContain('"token":null');
    const sent = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
    await aPlayer(page, 'desktop').signIn();
    const token = (await sent).headers()['authorization'] ?? '';
    // It is the session of this player.
    const member = await fetch(`${site.simulator.url}/sports/api/v1/member/info`, {
      headers: { authorization: token },
    });
    expect(await member.json()).toMatchObject({ data: { id: DEMO_PLAYER.id, email: DEMO_PLAYER.email } });
    await page.goto(`${site.url}/test-bets`);
    await expect.poll(() => got.textContent()).toContain(token);
    expect(JSON.parse((await got.textContent()) ?? '')).toEqual({
      data: { slipway: 'token', token },
      origin: site.url,
      own: `${ORIGIN}/bets`,
      referrer: '',
    });
    expect(page.url()).toBe(`${site.url}/test-bets`);
    expect(asked.filter((each) => each.includes(token) && !each.startsWith(site.url.replace('http', 'ws')))).toEqual(
      [],
    );
    await page.goto(`${site.url}/test-wallet`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    expect(faults).toEqual([]);
  } finally {
    await site.close();
  }
});
