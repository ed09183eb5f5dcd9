import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, afterEach, expect, it } from 'vitest';
import { outputsOf } from '#cli/test/outputs.ts';
import { testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['nightjar', 'pennygate'])));
afterEach(() => brands.restore());
afterAll(() => brands.remove());
const outputs = (commands: readonly string[]) => outputsOf(brands.root, commands);

it('brands are listed, compared and made like this', async () => {
  brands.edit('nightjar', '"corners": "square"', '"corners": "wavy"');
  brands.edit('pennygate', '"idempotency": "none"', '"idempotency": "keyed"');
  await expect(
    await outputs([
      'brand list',
      'brand list --json',
      'brand check',
      'brand check pennygate',
      'brand check pennygate --strict',
      'brand check --json',
      'brand check --sarif',
      'brand diff nightjar pennygate',
      'brand diff nightjar pennygate --json',
      'brand diff nightjar nightjar',
    ]),
  ).toMatchFileSnapshot('./outputs.txt');
});

it('what cannot be done is refused like this', async () => {
  mkdirSync(path.join(brands.root, 'nothing'));
  writeFileSync(path.join(brands.root, 'logo.svg'), '<script>');
  await expect(
    await outputs([
      'brand',
      'brand list extra',
      'brand check nightjer',
      'brand check Night',
      'brand check --json --sarif',
      'brand diff nightjar',
      'brand diff nightjar nowhere',
      'brand init',
      'brand init nightjar',
      'brand init x',
      'brand init Upper',
      'brand init new --from nowhere',
      "brand init new --profile fr --languages en,xx --currency EURO --colour red --sports golf --games dice --domain 'a b'",
      'brand init new --upstream 10.0.0.5 --logo nowhere.svg --company X --email none --dispute-url x',
      'brand init new --logo logo.svg',
      'brand build',
      'brand build nightjar --all',
      'brand build nowhere',
      'brand build nightjar --watch=no',
      'brand preview',
      'brand preview nowhere',
      'brand preview nightjar --port 0',
      'brand preview nightjar --port 65536',
      'brand preview nightjar --speed fast',
      'brand preview nightjar --speed 0',
      'brand preview nightjar --speed 3601',
      'brand icons nowhere',
      'brand shots nightjar --screens home,lobbi',
      'brand shots nightjar --layouts wide',
      'brand shots nowhere',
      'upgrade nowhere',
      'serve',
      'serve nowhere',
      'serve nothing',
      'serve nothing --port 0',
      'serve nothing --upstream 10.0.0.5',
      'completion',
      'completion tcsh',
      'barnd',
      'help nothing',
    ]),
  ).toMatchFileSnapshot('./outputs-refused.txt');
});
