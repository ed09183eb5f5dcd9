import { describe, expect, it } from 'vitest';
import { testBrands } from '#cli/test/brands.ts';
import { slipway } from '#cli/test/command.ts';
import { QUESTIONS } from './questions.ts';

describe('slipway brand init, by flags alone', () => {
  it('has an option for every question', async () => {
    const { stdout } = await slipway(['brand', 'init', '--help']);
    for (const { name } of QUESTIONS) expect(stdout).toMatch(new RegExp(`^ +--${name} <`, 'm'));
  });

  it('says everything that is wrong at once, and makes a brand that has no finding', async () => {
    const brands = testBrands([]);
    const wrong = await brands.slipway(
      'brand init vento-sul --profile br --currency euros --colour red --sports golf --company X --email none --ombudsman-phone 081'.split(
        ' ',
      ),
    );
    expect(wrong.status).toBe(2);
    for (const name of ['currency', 'colour', 'sports', 'address', 'email', 'ombudsman-phone', 'ombudsman-email'])
      expect(wrong.stderr).toContain(`--${name}`);
    expect(await brands.slipway(['brand', 'init'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('id of the brand is missing'),
    });
    const right = await brands.slipway([
      ...'brand init vento-sul --profile br --languages pt,en,es --colour #ffd800 --sports soccer,cricket --games pk10'.split(
        ' ',
      ),
      ...'--company Vento --address Recife --email ola@vento.example --authority SPA/MF --licence 7/2026'.split(' '),
      '--ombudsman-phone',
      '+55 81 3000 0000',
      '--ombudsman-email',
      'ouvidoria@vento.example',
      ...'--upstream http://10.0.0.5:5000 --json'.split(' '),
    ]);
    expect(right).toMatchObject({ status: 0, stderr: '' });
    expect((JSON.parse(right.stdout) as { left: string[] }).left.join('\n')).not.toMatch(
      /The operator|footer|upstream/,
    );
    expect(await brands.slipway(['brand', 'check', '--strict', '--json'])).toMatchObject({ status: 0 });
    expect(JSON.parse(brands.read('vento-sul'))).toMatchObject({
      sports: ['soccer', 'cricket'],
      games: ['pk10'],
      footerText: { pt: 'Vento Sul. 18+', en: 'Vento Sul. 18+', es: 'Vento Sul. 18+' },
      theme: { light: { accent: '#ffd800' }, dark: { primary: '#ffd800' } },
      company: {
        licences: [{ authority: 'SPA/MF', number: '7/2026' }],
        ombudsman: { phone: '+55 81 3000 0000', email: 'ouvidoria@vento.example' },
      },
    });
    brands.remove();
  });
});
