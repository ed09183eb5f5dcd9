import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrands } from '#cli/brands/test-brands.ts';
import { runInit } from './run-init.ts';

/** A terminal at which somebody answers each question as it comes. */
function answering(answers: Readonly<Record<string, string>>) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  const asked: string[] = [];
  output.on('data', (chunk: Buffer) => {
    const question = chunk.toString();
    const known = Object.keys(answers).find((start) => question.startsWith(start));
    if (!question.endsWith('] ')) return;
    asked.push(question);
    input.write(`${known === undefined ? '' : answers[known]}\n`);
  });
  return { terminal: { input, output }, asked };
}

describe('slipway brand init, at a terminal', () => {
  let brands: ReturnType<typeof testBrands>;
  beforeEach(() => {
    brands = testBrands(['harborlight']);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    brands.remove();
    vi.restoreAllMocks();
  });

  it('asks for what no flag says, and offers what an empty answer takes', async () => {
    const { terminal, asked } = answering({ Name: 'Vento Sul', Profile: 'br', Languages: 'pt, en' });
    await runInit('vento-sul', { currency: 'BRL' }, brands.root, terminal);
    expect(asked.map((question) => question.split(/[ ,]/)[0])).toEqual(['Name', 'Profile', 'Languages', 'Domain']);
    expect(asked.at(-1)).toContain('[vento-sul.example]');
    expect(JSON.parse(brands.read('vento-sul'))).toMatchObject({
      name: 'Vento Sul',
      profile: 'br',
      languages: ['pt', 'en'],
      currency: 'BRL',
      domains: ['vento-sul.example'],
    });
    expect(brands.slipway(['brand', 'check', 'vento-sul'])).toMatchObject({ status: 0 });
  });

  it('refuses an answer that is none of the offered ones, and leaves nothing', async () => {
    const { terminal } = answering({ Profile: 'mars' });
    await expect(runInit('vento-sul', {}, brands.root, terminal)).rejects.toThrow(
      "Unknown profile 'mars'. Choose one of: none, uk, br.",
    );
    expect(brands.slipway(['brand', 'check', 'vento-sul'])).toMatchObject({ status: 2 });
  });

  it('asks nothing where JSON is wanted', async () => {
    const { terminal, asked } = answering({});
    await runInit('vento-sul', { json: true }, brands.root, terminal);
    expect(asked).toEqual([]);
  });
});
