import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, ENTER } from '#cli/test/answering.ts';
import { testBrands } from '#cli/test/brands.ts';
import { QUESTIONS } from './questions.ts';
import { runInit } from './run-init.ts';

const ESC = '\u001b';
/** What is asked about an answer, and at the end. */
const FOLLOWING = /^(?:Their order|Write )/;

const camel = (name: string) => name.replaceAll(/-./g, (letter) => letter.slice(1).toUpperCase());
/** A flag for every question; licences and disputes are of other profiles. */
const RIGHT = {
  name: 'Vento Sul',
  tagline: 'Sports and games.',
  domain: 'ventosul.example',
  profile: 'none',
  languages: 'pt,en',
  currency: 'BRL',
  colour: '#00703c',
  logo: '',
  sports: 'soccer',
  games: 'pk10',
  navigation: 'side',
  home: 'sports',
  upstream: '',
  company: 'Vento Sul Ltda.',
  address: 'Rua A 1',
  email: 'ola@ventosul.example',
};
const UK = {
  profile: 'uk',
  currency: 'GBP',
  authority: 'Gambling Commission',
  licence: '7',
  disputeBody: 'IBAS',
  disputeUrl: 'https://ibas.example/',
};
const BR = {
  profile: 'br',
  authority: 'SPA/MF',
  licence: '7/2026',
  ombudsmanPhone: '+55 81 3000 0000',
  ombudsmanEmail: 'ouvidoria@vento.example',
};
/** For every question an answer that is wrong, the beginning of the reason, and the profile that asks it where not all do. */
const WRONG: Readonly<Record<string, readonly [answer: string, reason: string, profile?: 'uk' | 'br']>> = {
  name: ['x'.repeat(41), 'Write at most 40 characters.'],
  tagline: ['x'.repeat(500), 'Write at most'],
  domain: ['a b', 'It must be a host name'],
  profile: ['mars', "Unknown profile 'mars'. Choose one of: none, uk, br."],
  languages: ['pt,xx', "Unknown language 'xx'."],
  currency: ['euros', 'It is no currency that is known'],
  colour: ['red', 'Write a colour as #rrggbb'],
  logo: ['/none.svg', 'There is no file /none.svg'],
  sports: ['soccer,soccer', 'A sport is named twice.'],
  games: ['chess', "Unknown game 'chess'."],
  navigation: ['left', "Unknown navigation 'left'."],
  home: ['sports,sports', 'A block is named twice.'],
  upstream: ['http://a/b', 'Write an origin such as'],
  company: ['x'.repeat(500), 'Write at most'],
  address: ['x'.repeat(1_000), 'Write at most'],
  email: ['none', 'It must be an e-mail address'],
  authority: ['x'.repeat(500), 'Write at most', 'uk'],
  licence: ['x'.repeat(500), 'Write at most', 'uk'],
  'dispute-body': ['x'.repeat(500), 'Write at most', 'uk'],
  'dispute-url': ['http://ibas.example', 'It must be an https address', 'uk'],
  'ombudsman-phone': ['081', 'It must be', 'br'],
  'ombudsman-email': ['none', 'It must be an e-mail address', 'br'],
};

it('has a wrong answer for every question of init', () => {
  expect(Object.keys(WRONG)).toEqual(QUESTIONS.map(({ name }) => name));
});

describe('slipway brand init, at a terminal', () => {
  let brands: ReturnType<typeof testBrands>;
  let said = '';
  beforeEach(() => {
    brands = testBrands(['harborlight']);
    said = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => {
    brands.remove();
    vi.restoreAllMocks();
  });
  const brand = (id: string) => JSON.parse(brands.read(id)) as Record<string, unknown>;

  it('asks for what no flag says, and takes what it offers', async () => {
    const { terminal, asked } = answering({ Name: [`Vento Sul${ENTER}`] });
    await runInit('vento-sul', { profile: 'br', languages: 'pt,en', colour: '#00703C' }, brands.root, terminal);
    expect(asked.filter((question) => !FOLLOWING.test(question)).map((question) => question.split(/[ ,:]/)[0])).toEqual(
      ['Name', 'Tagline', 'Host', 'Logo', 'Sports', 'Lotteries', 'Navigation', 'Blocks', 'Server', 'Company'],
    );
    expect(brand('vento-sul')).toMatchObject({
      name: 'Vento Sul',
      profile: 'br',
      languages: ['pt', 'en'],
      currency: 'BRL',
      domains: ['vento-sul.example'],
      theme: { light: { primary: '#00703c' } },
    });
    expect(said).toContain('Left to you:\n  - The operator of the brand is missing.');
  });

  it('asks again for each wrong answer alone, and keeps the others', async () => {
    const clear = '\u0015';
    const { terminal, asked, shown } = answering({
      'Id of': [`Vento Sul${ENTER}`, `${clear}harborlight${ENTER}`, `${clear}vento-sul${ENTER}`],
      Name: [`${'x'.repeat(41)}${ENTER}`, `${clear}Vento Sul${ENTER}`],
      Host: [`a b${ENTER}`, `${clear}ventosul.example${ENTER}`],
      Currency: [`euros${ENTER}`, `${clear}EUR${ENTER}`],
      Main: [`red${ENTER}`, `${clear}#e4002b${ENTER}`],
      Logo: [`/none.svg${ENTER}`, `${clear}${process.cwd()}/brands/nightjar/logo.svg${ENTER}`],
      Server: [`http://a/b${ENTER}`, `${clear}http://10.0.0.5:5000${ENTER}`],
      Company: [`Vento Sul Ltda.${ENTER}`],
      'Its address': [ENTER, `Rua A 1${ENTER}`],
      'Its e-mail': [`none${ENTER}`, `${clear}ola@ventosul.example${ENTER}`],
    });
    await runInit(undefined, {}, brands.root, terminal);
    expect(asked.filter((question) => question.startsWith('Tagline'))).toHaveLength(1);
    for (const reason of [
      'is not a valid brand id',
      'brands/harborlight already exists',
      'Write at most 40 characters',
      'must be a host name',
      'is no currency that is known',
      'Write a colour as #rrggbb',
      'There is no file /none.svg',
      'Write an origin such as',
      'must be an e-mail address',
    ])
      expect(shown()).toContain(reason);
    expect(brand('vento-sul')).toMatchObject({
      name: 'Vento Sul',
      tagline: 'Vento Sul: sports and games.',
      domains: ['ventosul.example'],
      currency: 'EUR',
      upstream: { origins: { default: 'http://10.0.0.5:5000' } },
      company: { name: 'Vento Sul Ltda.', address: 'Rua A 1', email: 'ola@ventosul.example', licences: [] },
    });
    expect(await brands.slipway(['brand', 'check', 'vento-sul', '--strict'])).toMatchObject({ status: 0 });
  });

  it('asks for the body of disputes where the profile needs one, and for its address again', async () => {
    const clear = '\u0015';
    const { terminal, asked, shown } = answering({
      Company: [`North Ltd.${ENTER}`],
      'Its address': [`1 High Street${ENTER}`],
      'Its e-mail': [`hello@north.example${ENTER}`],
      'Body that': [`IBAS${ENTER}`],
      'Its page': [`http://ibas.example${ENTER}`, `${clear}https://ibas.example/complain${ENTER}`],
    });
    await runInit('north', { profile: 'uk', colour: '#00703c' }, brands.root, terminal);
    expect(asked.filter((question) => /^(?:Body|Telephone)/.test(question))).toHaveLength(1);
    expect(shown()).toContain('must be an https address');
    expect(brand('north')).toMatchObject({
      company: { name: 'North Ltd.', disputeBody: { name: 'IBAS', url: 'https://ibas.example/complain' } },
    });
    expect(brand('north')).not.toHaveProperty('company.ombudsman');
  });

  it('takes no sport for an answer', async () => {
    // `a` in a list chooses all of it, or none if all is chosen.
    const { terminal, asked } = answering({ Sports: [`a${ENTER}`] });
    await runInit('vento-sul', {}, brands.root, terminal);
    expect(asked.filter((question) => question.startsWith('Sports'))).toHaveLength(1);
    expect(brand('vento-sul')).toMatchObject({ sports: [] });
  });

  it('asks for a flag that is wrong, and says why', async () => {
    const { terminal, asked, shown } = answering({});
    await runInit('vento-sul', { profile: 'mars', domain: 'ok.example' }, brands.root, terminal);
    expect(shown()).toContain("--profile mars: Unknown profile 'mars'. Choose one of: none, uk, br.");
    expect(asked.filter((question) => /^(?:Jurisdiction|Host)/.test(question))).toEqual(['Jurisdiction']);
    expect(brand('vento-sul')).toMatchObject({ profile: 'none', domains: ['ok.example'] });
  });

  it.each([
    ['none', RIGHT],
    ['uk', { ...RIGHT, ...UK }],
    ['br', { ...RIGHT, ...BR }],
  ])('asks for every flag that is wrong, says why, and asks for no other (profile %s)', async (profile, right) => {
    const wrong = Object.entries(WRONG).filter(([, [, , of = 'none']]) => of === profile);
    const flags = { ...right, ...Object.fromEntries(wrong.map(([name, [answer]]) => [camel(name), answer])) };
    const questions = QUESTIONS.filter(({ name }) => name in Object.fromEntries(wrong));
    const typed = ({ name, kind }: (typeof QUESTIONS)[number]) =>
      kind === 'text' ? `${(right as Record<string, string>)[camel(name)]}${ENTER}` : ENTER;
    const { terminal, asked, shown } = answering(
      Object.fromEntries(questions.map((question) => [question.message, [typed(question)]])),
    );
    await runInit('vento-sul', flags, brands.root, terminal);
    expect(asked.filter((question) => !FOLLOWING.test(question))).toEqual(questions.map(({ message }) => message));
    for (const [name, [answer, reason]] of wrong) expect(shown()).toContain(`--${name} ${answer}: ${reason}`);
    expect(brand('vento-sul')).toMatchObject({ name: right.name, profile, company: { name: right.company } });
  });

  it('goes back with Esc, and keeps what was typed', async () => {
    const { terminal, asked } = answering({ Name: [`Vento Sul${ENTER}`, ENTER], Tagline: [ESC, ENTER] });
    await runInit('vento-sul', {}, brands.root, terminal);
    expect(asked.slice(0, 4).map((question) => question.split(/[ ,:]/)[0])).toEqual([
      'Name',
      'Tagline',
      'Name',
      'Tagline',
    ]);
    expect(brand('vento-sul')).toMatchObject({ name: 'Vento Sul' });
  });

  it('goes back with Esc from the first question to an id that was typed', async () => {
    const { terminal, asked } = answering({
      'Id of': [`vento${ENTER}`, `-sul${ENTER}`],
      Name: [ESC, `Vento Sul${ENTER}`],
    });
    await runInit(undefined, {}, brands.root, terminal);
    expect(asked.slice(0, 4).map((question) => question.split(/[ ,]/)[0])).toEqual(['Id', 'Name', 'Id', 'Name']);
    expect(brand('vento-sul')).toMatchObject({ name: 'Vento Sul' });
  });

  it('shows the answers before it writes, and asks for one alone that is changed', async () => {
    const { terminal, asked, shown } = answering({
      Name: [`Vento${ENTER}`, ` Sul${ENTER}`],
      // In a list, j is the next entry.
      Write: [`j${ENTER}`, ENTER],
      Which: [ENTER],
    });
    await runInit('vento-sul', { languages: 'pt,en' }, brands.root, terminal);
    expect(shown()).toMatch(/brands\/vento-sul will have:\s+│\s+name\s+Vento\n/);
    expect(shown()).toMatch(/languages\s+pt,en\n/);
    expect(asked.filter((question) => question.startsWith('Tagline'))).toHaveLength(1);
    expect(brand('vento-sul')).toMatchObject({ name: 'Vento Sul' });
  });

  it('calls sports, games and blocks by name, and asks for their order and the place of the navigation', async () => {
    const { terminal, shown } = answering({
      // `a` in a list chooses none where all is chosen; a space the entry at the cursor.
      Sports: [`a j ${ENTER}`],
      'Their order': [`\u0015basketball,soccer${ENTER}`],
      Navigation: [`j${ENTER}`],
    });
    await runInit('vento-sul', {}, brands.root, terminal);
    for (const name of ['Soccer (soccer)', 'Hong Kong Mark Six (hkmarksix)', 'PG Games (pgGames)', 'Banners (banners)'])
      expect(shown()).toContain(name);
    expect(brand('vento-sul')).toMatchObject({ sports: ['basketball', 'soccer'], layout: { navigation: 'top' } });
  });

  it('prints the line that repeats it, which makes the same brand', async () => {
    const { terminal } = answering({
      Name: [`Vento d'Oeste${ENTER}`],
      Tagline: [`Fast & fair${ENTER}`],
      Navigation: [`j${ENTER}`],
    });
    await runInit('vento-sul', { profile: 'br' }, brands.root, terminal);
    const made = brands.read('vento-sul');
    const line = /again: slipway (brand init vento-sul .*)/.exec(said)?.[1] ?? '';
    brands.restore();
    const args = execFileSync('bash', ['-c', `printf '%s\\n' ${line}`], { encoding: 'utf8' })
      .split('\n')
      .slice(0, -1);
    expect(await brands.slipway(args)).toMatchObject({ status: 0 });
    expect(brands.read('vento-sul')).toBe(made);
  });

  it('keeps the answers when it is cancelled, in a line that goes on', async () => {
    const { terminal } = answering({ Name: [`Vento Sul${ENTER}`], Host: ['\u0003'] });
    await expect(runInit('vento-sul', { profile: 'br' }, brands.root, terminal)).rejects.toMatchObject({
      next: [expect.stringContaining("slipway brand init vento-sul --name 'Vento Sul'")],
    });
  });

  it('leaves nothing when it is cancelled, with 130', async () => {
    const { terminal } = answering({ Tagline: ['\u0003'] });
    await expect(runInit('vento-sul', {}, brands.root, terminal)).rejects.toMatchObject({ exitCode: 130 });
    expect(await brands.slipway(['brand', 'check', 'vento-sul'])).toMatchObject({ status: 2 });
  });

  it('asks nothing where JSON is wanted', async () => {
    const { terminal, asked } = answering({});
    await runInit('vento-sul', { json: true }, brands.root, terminal);
    expect(asked).toEqual([]);
  });
});
