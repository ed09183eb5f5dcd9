import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '#contract/brand';
import { providerTexts } from '#fixtures/world';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'provider-pages' });
  client = new RowClient(simulator, simulator.world('provider-pages')).signIn();
});
afterAll(() => simulator.close());

/** The words of a page, without its scripts and styles. */
const wordsOf = (html: string): string =>
  html.replaceAll(/<(script|style)>[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');

async function pageOf(row: 'launchPgGame' | 'openDeposit', language: Language, from: string = language) {
  const over = row === 'openDeposit' ? { body: { channel_id: 'in-pix', amount: '25' } } : {};
  const sample = { ...(await client.sample(row)), ...over, headers: { 'accept-language': language } };
  const { data } = (await client.send(row, sample)).json as { data: { url?: string; order?: { pay_url: string } } };
  const url = data.url ?? data.order?.pay_url ?? '';
  return (await fetch(url, { headers: { 'accept-language': from } })).text();
}

describe('the pages of providers', () => {
  it.each(LANGUAGES)('are in the language of the call: %s', async (language) => {
    const { game, pay } = providerTexts(language);
    const english = providerTexts('en');
    const shown = [
      { html: await pageOf('launchPgGame', language), own: [game.balance, game.bet, game.play, game.luck] },
      { html: await pageOf('openDeposit', language), own: [pay.order.split(' {{')[0], pay.pay, pay.decline, pay.demo] },
    ];
    for (const { html, own } of shown) {
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
      const words = wordsOf(html);
      for (const text of own) expect(words).toContain(text);
      if (language === 'en') continue;
      for (const text of [english.game.luck, english.game.play, english.pay.demo, english.pay.decline, 'Jade Temple'])
        expect(words).not.toContain(text);
    }
  });

  it('keep the language of the call in a browser of another, and are English for one that has none', async () => {
    expect(await pageOf('launchPgGame', 'ru', 'ja')).toContain(providerTexts('ru').game.luck);
    expect(await pageOf('launchPgGame', 'en', 'ja')).toContain(providerTexts('en').game.luck);
  });
});
