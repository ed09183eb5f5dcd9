import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { slipway as command } from '#cli/test/command.ts';
import { withTree } from '#cli/locales/test/tree.ts';
import { syntaxOf } from './own-syntax.ts';

const slipway = (folder: string, ...args: string[]) => command(['locales', ...args], { cwd: folder });
const MARKS = { prefix: '%{', suffix: '}' };
const tree = (en: object, es: object) => ({
  'l/locales.config.json': { source: 'en', interpolation: MARKS },
  'l/en.json': en,
  'l/es.json': es,
});

describe('values in %{ }', () => {
  it.each([
    ['Hello %{name}!', '¡Hola!', 'placeholder-missing', 'Add %{name}: the program inserts a value there.'],
    [
      'Hello %{name}!',
      '¡Hola, {{name}}!',
      'placeholder-malformed',
      '{{name}} is broken and would be shown unchanged. Write it as in the source: %{name}.',
    ],
    [
      'Hello %{name}!',
      '¡Hola, %{name} ({{name}})!',
      'placeholder-malformed',
      '{{name}} is broken and would be shown unchanged. Write it as in the source: %{name}.',
    ],
    [
      'Hello %{name}!',
      '¡Hola, %{nombre}!',
      'placeholder-renamed',
      'Write %{name} where it now says %{nombre}: names in braces are not translated.',
    ],
    [
      'Hello there',
      '¡Hola, {{name}}!',
      'placeholder-malformed',
      '{{name}} is broken and would be shown unchanged. Remove it.',
    ],
  ])('%j as %j: findings say it as the project writes it', async (source, target, check, advice) => {
    await withTree(tree({ a: source }, { a: target }), async (folder) => {
      const { stdout } = await slipway(folder, 'check', 'l', '--json');
      expect((JSON.parse(stdout) as { findings: object[] }).findings).toMatchObject([
        { check, source, target, advice },
      ]);
    });
  });

  it('a literal {{name}} is what players see', async () => {
    const i18n = createInstance();
    const t = (await i18n.init({
      lng: 'es',
      interpolation: MARKS,
      resources: { es: { translation: { a: '{{name}}, %{name}' } } },
    })) as unknown as (key: string, values: object) => string;
    expect(t('a', { name: 'Ana' })).toBe('{{name}}, Ana');
  });

  it('are codes in XLIFF, and import refuses a text that lost one', async () => {
    await withTree(tree({ a: 'Hello %{name}, {{x}}!' }, { a: '¡Hola, %{name}, {{x}}!' }), async (folder) => {
      await slipway(folder, 'export', 'l');
      const path = join(folder, 'translations/es.xlf');
      const exported = readFileSync(path, 'utf8');
      expect(exported).toContain('<data id="d1">%{name}</data>');
      expect(exported).toContain('>Hello <ph id="1" dataRef="d1"/>, {{x}}!</source>');
      expect((await slipway(folder, 'import', path, '--dir', 'l')).stdout).toContain(
        '0 texts imported for es, 0 skipped',
      );
      const change = (from: string, to: string): Promise<{ stdout: string }> => {
        const whole = exported.replace(`¡Hola, <ph id="1" dataRef="d1"/>${from}`, to);
        writeFileSync(path, whole);
        return slipway(folder, 'import', path, '--dir', 'l');
      };
      expect((await change('', '¡Hola')).stdout).toContain('placeholder missing: Add %{name}: the program');
      expect((await change('', 'Hola, <ph id="1" dataRef="d1"/>')).stdout).toContain('1 text imported');
      expect(JSON.parse(readFileSync(join(folder, 'l/es.json'), 'utf8'))).toEqual({ a: 'Hola, %{name}, {{x}}!' });
    });
  });

  it('are kept by pseudo', async () => {
    await withTree(tree({ a: 'Pay %{name}' }, {}), async (folder) => {
      await slipway(folder, 'pseudo', 'l');
      expect(readFileSync(join(folder, 'l/pseudo.json'), 'utf8')).toContain('%{name}');
    });
  });

  it.each([
    ['%{', '}'],
    ['{', '}'],
    ['[[', ']]'],
    ['{{{', '}}}'],
    ['__', '__'],
  ])('a text in %s %s comes back as it was', (prefix, suffix) => {
    const syntax = syntaxOf({ prefix, suffix });
    for (const value of ['%{a}', '{{a}}', `${prefix}a${suffix}`, `{${prefix}a${suffix}}`, '}} {{', '{{{a}}}', 'x'])
      for (const text of [value, `x ${value} y`, `${value}${value}`, `{{ ${value} }}`])
        expect(syntax?.write(syntax.read(text))).toBe(text);
  });
});
