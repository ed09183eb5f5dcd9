import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testBrands } from '#cli/test/brands.ts';
import { outputsOf } from '#cli/test/outputs.ts';

it('brands that are made or upgraded are these files', async () => {
  const brands = testBrands(['nightjar', 'pennygate']);
  brands.edit('pennygate', '  "version": 2,\n', '');
  cpSync('brands/brand.schema.json', path.join(brands.root, 'brands/brand.schema.json'));
  const answers = [
    "--name 'Vento Sul' --tagline 'Quick and fair' --domain vento.example --languages pt,en --currency BRL",
    "--colour #00703c --sports cricket,soccer --games pk10 --upstream http://10.0.0.5:5000 --company 'Vento Ltda.'",
    "--address 'Rua A 1' --email ola@vento.example --authority SPA/MF --licence 7/2026",
    "--ombudsman-phone '+55 81 3000 0000' --ombudsman-email ouvidoria@vento.example",
  ].join(' ');
  await expect(
    await outputsOf(brands.root, [
      'brand init plain',
      'brand init british --profile uk --json',
      `brand init vento --profile br ${answers}`,
      'upgrade --dry-run',
      'upgrade nightjar --json',
      'upgrade',
      'upgrade',
    ]),
  ).toMatchFileSnapshot('./outputs.txt');
  brands.remove();
});
