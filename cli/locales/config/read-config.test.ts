import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { CliError } from '#cli/terminal/errors.ts';
import { readConfig } from './read-config.ts';
import { READ_CONFIG } from './read-config.facts.ts';

const CONFIGS: readonly unknown[] = [
  {},
  { source: 'en', fallback: 'pt', languages: ['ru', 'es'], defaultNamespace: 'common', baseline: 'b.json' },
  { sourceLanguage: ['de', 'x'], fallbackLng: 'pt', locales: 'ru', defaultNS: 'ns', $schema: 'x', nothing: 1 },
  { glossary: ['USDT'], allowUntranslated: 'x', legal: ['terms:*'], usedKeys: ['a.*'] },
  { maxLength: 14 },
  { maxLength: { 'nav.*': 14, '*': 40 } },
  {
    maxLengths: [
      { key: 'a', max: 1 },
      { pattern: 'b', maxLength: 2 },
      { key: 'c', length: 3 },
    ],
  },
  { maxLength: [{ key: 'a', max: 0 }] },
  { severity: { 'empty-value': 'off', 'missing-key': { 'a.*': 'warning', b: 'error' } } },
  { severities: 5 },
  { severity: { 'empty-value': 'loud' } },
  { ignore: ['a.*', 'empty-value', 'missing-key:b:c'] },
  { ignores: { 'empty-value': true, 'missing-key': ['a', 'b'], 'c.*': ['missing-key'] } },
  { ignore: [{ check: '*', keys: ['a', 'b'], languages: 'ru' }, { pattern: 'c', check: ['bom', 'encoding'] }, {}] },
  { ignore: [{ key: 5 }] },
  { ignore: [{ check: 'nothing' }] },
  { ignore: [5] },
  { ignore: 5 },
  { languages: [5] },
  { source: 5 },
  { source: null },
];

it('each config is read, or refused, like this', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slipway-config-'));
  const file = path.join(folder, 'locales.config.json');
  try {
    const shown = CONFIGS.map((config) => {
      writeFileSync(file, JSON.stringify(config));
      const asked = JSON.stringify(config);
      try {
        return `${asked}\n${JSON.stringify(readConfig(folder, undefined), null, 1)}\n`;
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        return `${asked}\nexit ${error.exitCode}: ${error.message}\n`;
      }
    });
    expect(missingFacts(shown.join('\n').replaceAll(folder, 'FOLDER'), READ_CONFIG)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
