import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import type { Order } from '#contract/entities';
import { digestOf, missingFacts } from '#contract/testing';
import { storyOf } from '../../conformance/answers/story.ts';
import { escaped, inScript } from './escape.ts';
import { payPage } from './pay-page.ts';
import { playPage } from './play-page.ts';
import { STUB_PAGES } from './stub-pages.facts.ts';

const ORDER = {
  provider: '<b>"Pay" & Co',
  amount: '12.50',
  currency: 'BRL',
  order_id: 'dep-0000001',
  status: 0,
} as Order;

/** The page of a game and the page of a payment, in each language; what is pressed on them. */
it('the pages of providers are as the file says', async () => {
  const text = await storyOf(async (client) => {
    const page = (language: (typeof LANGUAGES)[number]) =>
      playPage(
        client.world,
        'm-player',
        { provider: 'pg', gameId: 'pg-1', name: 'Fortune <Koi>', rounds: 0 },
        language,
      );
    client.write('escaped', [escaped(`<a href="x">&amp;'</a>`), inScript({ a: '</script><script>' })]);
    client.write(page('en'));
    client.write(payPage(ORDER, 'en'));
    client.write(payPage({ ...ORDER, status: 3 }, 'pt'));
    for (const language of LANGUAGES)
      client.write(language, [
        digestOf(page(language)),
        digestOf(payPage(ORDER, language)),
        digestOf(payPage({ ...ORDER, status: 3 }, language)),
      ]);
    const { json } = await client.call('openDeposit', { body: { channel_id: 'in-bank', amount: '100' } });
    const { pay_url: url } = json.data['order'] as { pay_url: string };
    const path = url.slice(client.url.length);
    const press = (body: unknown, headers: Record<string, string> = {}) => client.request('POST', path, body, headers);
    await press({ paid: 'yes' });
    await press({ paid: true, payer: 'x'.repeat(81) });
    await press({ paid: true }, { origin: 'https://elsewhere.example' });
    const shown = await fetch(`${url}?language=ru`);
    client.write('shown', [
      shown.status,
      shown.headers.get('content-type'),
      shown.headers.get('cache-control'),
      shown.headers.get('content-security-policy'),
      digestOf((await shown.text()).replaceAll(client.url, '')),
    ]);
    await press({ paid: true, payer: 'Pat Player' });
    await press({ paid: false });
    await client.request('POST', `${path}0`, { paid: true }, {});
    await client.request('PUT', path, { paid: true }, {});
    await client.request('POST', '/__play/nothing/nothing', { bet: '1' }, {});
  });
  expect(missingFacts(text, STUB_PAGES)).toEqual([]);
});
