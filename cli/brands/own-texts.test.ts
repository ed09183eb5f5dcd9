import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLocales } from '#cli/locales/tree/check.ts';
import { readConfig } from '#cli/locales/config/read-config.ts';
import type { Brand } from '#contract/brand';
import { brandIds } from '#cli/build/brand/brand-id.ts';

const { config } = readConfig('app/locales', undefined);
const brands = brandIds(process.cwd()).map(
  (id) => JSON.parse(readFileSync(`brands/${id}/brand.json`, 'utf8')) as Brand,
);
const withTexts = brands.filter(({ id }) => existsSync(`brands/${id}/locales`));

describe('the texts of a brand', () => {
  it.each(withTexts.map((brand) => [brand.id, brand] as const))(
    '%s says in each of its languages what it says in English, in the words of the glossary',
    (id, { languages }) => {
      const own = { ...config, source: 'en', fallback: 'en', languages };
      const { findings, catalogue } = checkLocales({ directory: `brands/${id}/locales`, config: own });
      expect([...catalogue.languages].sort()).toEqual([...languages].sort());
      expect(findings.map(({ file, check, key, advice }) => `${file} ${key}: ${check} ${advice}`)).toEqual([]);
    },
  );
});
