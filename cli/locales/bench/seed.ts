import { KINDS, type Seed } from './defect-kinds.ts';
import { MEANING_KINDS } from './meaning-kinds.ts';
import { LANGUAGES } from './phrases.ts';
import type { Tree } from './tree.ts';

/** Seeds every variant of every kind once, in turn over languages and blocks. */
export function seedDefects(tree: Tree): Seed[] {
  const seeds: Seed[] = [];
  const targets = LANGUAGES.slice(1);
  let turn = 0;
  for (const { kind, checks, changes, isFile } of [...KINDS, ...MEANING_KINDS])
    for (const change of changes) {
      let done = 0;
      for (let tries = 0; tries < targets.length * 2 && done < (isFile === true ? 1 : 3); tries += 1) {
        turn += 1;
        const language = targets[turn % targets.length] ?? 'zh';
        const namespace = isFile === true ? 'sports' : turn % 2 === 0 ? 'common' : 'wallet';
        const texts = tree.texts.get(language)?.get(namespace);
        const id = `${language}/${namespace}`;
        if (texts === undefined || tree.raw.has(id) || tree.removed.has(id)) continue;
        const key = change({ tree, language, namespace, texts, block: `block${turn}` });
        if (key === undefined) continue;
        seeds.push({ kind, checks, language, key, file: `${id}.json` });
        done += 1;
      }
    }
  return [...seeds, ...seedCode(tree)];
}

function seedCode(tree: Tree): Seed[] {
  const seeds: Seed[] = [];
  for (const index of [1, 2, 3, 4]) {
    for (const [, namespaces] of tree.texts) namespaces.get('common')?.set(`leftover.text${index}`, `${index}`);
    seeds.push({
      kind: 'unused key',
      checks: ['unused-key'],
      language: 'en',
      key: `leftover.text${index}`,
      file: 'en/common.json',
    });
  }
  const uses = [
    "t('promo.gone')",
    "t('common:promo.missing')",
    '<Trans i18nKey="promo.noText" />',
    "t(flag ? 'promo.first' : 'block0.plain0')",
    "t('promo.deep.way', { count: 3 })",
    't(`promo.fixed`)',
  ];
  const keys = ['promo.gone', 'promo.missing', 'promo.noText', 'promo.first', 'promo.deep.way', 'promo.fixed'];
  tree.code.set(
    'promo.tsx',
    `import { Trans, useTranslation } from 'react-i18next';\nexport function Promo({ flag }: { flag: boolean }) {\n  const { t } = useTranslation('common');\n  // t('leftover.text1') is gone\n  return [${uses.join(',\n    ')}];\n}\n`,
  );
  for (const key of keys)
    seeds.push({ kind: 'undefined key', checks: ['undefined-key'], language: 'en', key, file: 'promo.tsx' });
  tree.code.set(
    'case.tsx',
    "import { useTranslation } from 'react-i18next';\nexport const Case = () => useTranslation('common').t('Block0.plain0');\n",
  );
  seeds.push({ kind: 'case only', checks: ['key-case'], language: 'en', key: 'Block0.plain0', file: 'case.tsx' });
  return seeds;
}
