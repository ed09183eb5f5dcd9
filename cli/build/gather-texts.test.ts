import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, PROFILES } from '#contract/brand';
import { overrideFiles } from './brand/override-files.ts';
import { gatherTexts } from './gather-texts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'slipway-texts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, texts: object): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(texts));
}
const section = (title: string, text: string) => ({ title, text });

describe('texts with plural forms', () => {
  it('are kept where jurisdiction and brand change others, and changed form by form', async () => {
    const forms = { count_one: 'one match', count_few: 'few matches', count_other: 'matches' };
    write('app/locales/pt/bets.json', { title: 'Bets', ...forms, in: forms });
    write('app/locales/en/bets.json', { title: 'Bets', count_one: 'English', count_other: 'English' });
    write('brands/own/locales/pt/bets.json', { title: 'Own', count_one: 'own match', in: { count_few: 'own few' } });
    const owner = { brandFolder: path.join(root, 'brands/own'), profile: 'br' } as const;
    const { files } = await gatherTexts(root, ['pt'], owner);
    expect(JSON.parse(files.get('pt/bets.json') ?? '{}')).toEqual({
      title: 'Own',
      ...forms,
      count_one: 'own match',
      in: { ...forms, count_few: 'own few' },
    });
  });
});

describe('the terms of a brand', () => {
  beforeEach(() => {
    for (const language of ['en', 'pt', 'es'])
      write(`app/locales/${language}/page-terms.json`, {
        lead: `lead ${language}`,
        s1: section(`who ${language}`, `all ${language}`),
        s2: section(`money ${language}`, `paid ${language}`),
      });
  });
  const termsIn = async (language: 'en' | 'pt' | 'es') => {
    const owner = { brandFolder: path.join(root, 'brands/own'), profile: 'br' } as const;
    const { files } = await gatherTexts(root, [language], owner);
    return JSON.parse(files.get(`${language}/page-terms.json`) ?? '{}') as unknown;
  };

  it('are those of the app, then of the jurisdiction, then its own', async () => {
    write('app/profiles/br/en/page-terms.json', { s1: { text: 'adults of Brazil' }, s2: { text: 'by PIX' } });
    write('brands/own/locales/en/page-terms.json', { s2: { title: 'our money' } });
    expect(await termsIn('en')).toEqual({
      lead: 'lead en',
      s1: section('who en', 'adults of Brazil'),
      s2: section('our money', 'by PIX'),
    });
  });

  it('are English, and say so, where a language has only the terms of another house', async () => {
    write('app/profiles/br/en/page-terms.json', { s1: { text: 'adults of Brazil' } });
    write('app/profiles/br/pt/page-terms.json', { s1: { text: 'adultos do Brasil' } });
    write('brands/own/locales/en/page-terms.json', { s2: { text: 'our way' } });
    expect(await termsIn('es')).toEqual({
      lead: 'lead es',
      s1: { ...section('who en', 'adults of Brazil'), lang: 'en' },
      s2: { ...section('money en', 'our way'), lang: 'en' },
    });
    expect(await termsIn('pt')).toEqual({
      lead: 'lead pt',
      s1: section('who pt', 'adultos do Brasil'),
      s2: { ...section('money en', 'our way'), lang: 'en' },
    });
  });

  it("are the brand's in its language although the jurisdiction has them in English only", async () => {
    write('app/profiles/br/en/page-terms.json', { s1: { text: 'adults of Brazil' } });
    write('brands/own/locales/es/page-terms.json', { s1: { text: 'adultos de Brasil' } });
    expect(await termsIn('es')).toMatchObject({ s1: section('who es', 'adultos de Brasil') });
    expect(JSON.stringify(await termsIn('es'))).not.toContain('lang":');
  });
});

describe('the texts of the jurisdictions', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;
  /** Key and placeholders of each text. */
  const keysOf = (texts: object, prefix = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'string'
        ? [`${prefix}${key}`, ...(text.match(/\{\{\w+\}\}/g) ?? []).map((name) => `${prefix}${key} ${name}`)]
        : keysOf(text as object, `${prefix}${key}.`),
    );

  it('replace texts that the app has, in its languages, and fill no gap that the app does not', () => {
    const profiles = readdirSync('app/profiles');
    expect(profiles.filter((name) => !(PROFILES as readonly string[]).includes(name))).toEqual([]);
    for (const profile of profiles)
      for (const file of overrideFiles(`app/profiles/${profile}`, '')) {
        expect(LANGUAGES, file).toContain(file.split('/')[0]);
        const known = keysOf(read(`app/locales/${file}`));
        expect(
          keysOf(read(`app/profiles/${profile}/${file}`)).filter((key) => !known.includes(key)),
          `${profile}/${file}`,
        ).toEqual([]);
      }
  });
});
