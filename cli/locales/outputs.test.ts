import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outputsOf } from '#cli/test/outputs.ts';
import { KINDS } from './bench/defect-kinds.ts';
import { MEANING_KINDS } from './bench/meaning-kinds.ts';
import { LANGUAGES } from './bench/phrases.ts';
import { soundTree, writeTree } from './bench/tree.ts';
import { withTree } from './test/tree.ts';

const SMALL = {
  'app/locales/locales.config.json': { source: 'en' },
  'app/locales/en/slip.json': {
    title: 'Bet slip',
    pay: 'Pay {{amount}} now',
    bets_one: '{{count}} bet',
    bets_other: '{{count}} bets',
    deep: { button: 'Place bet', note: 'Please <b>read</b> the rules' },
  },
  'app/locales/ru/slip.json': {
    zebra: 'Лишний',
    title: 'Купон ',
    pay: 'Заплатить {{сумма}}',
    bets_one: '{{count}} ставка',
    deep: { button: 'Place bet' },
  },
  'app/locales/en/more.json': { hello: 'Hello' },
  'src/slip.tsx':
    "import { useTranslation } from 'react-i18next';\nexport const x = useTranslation('slip').t('newText');\n",
};

it('what is wrong in a catalogue is reported like this, once for each kind of defect', async () => {
  const changes = [...KINDS, ...MEANING_KINDS].flatMap(({ changes: each, isFile }) =>
    each.map((change) => ({ change, isFile: isFile === true })),
  );
  const tree = soundTree(changes.length);
  const targets = LANGUAGES.slice(1);
  const whole = targets.slice();
  for (const [at, { change, isFile }] of changes.entries())
    for (const offset of targets.keys()) {
      const language = (isFile ? whole.shift() : targets[(at + offset) % targets.length]) ?? 'zh';
      const namespace = isFile ? 'sports' : 'common';
      const texts = tree.texts.get(language)?.get(namespace);
      if (texts !== undefined && change({ tree, language, namespace, texts, block: `block${at}` }) !== undefined) break;
    }
  for (const namespaces of tree.texts.values()) namespaces.delete('wallet');
  await withTree({}, async (folder) => {
    writeTree(tree, folder);
    const config = { source: 'en', fallback: 'pt', glossary: ['USDT', 'Slipway'], maxLength: { 'block*.button': 24 } };
    writeFileSync(join(folder, 'locales/locales.config.json'), JSON.stringify(config));
    await expect(await outputsOf(folder, ['locales check locales'])).toMatchFileSnapshot('./outputs-findings.txt');
  });
});

it('the commands print and write this', async () => {
  await withTree(SMALL, async (folder) => {
    await expect(
      await outputsOf(folder, [
        'locales check',
        'locales check --code src',
        'locales check --baseline known.json --update-baseline',
        'locales check --baseline known.json',
        'locales status',
        'locales status --json',
        'locales fix --dry-run',
        'locales fix',
        'locales fix',
        'locales extract --code src --dry-run',
        'locales extract --code src',
        'locales extract --code src',
        'locales add pt-BR',
        'locales pseudo',
        'locales pseudo --language en-XA',
        'locales pseudo --language en-XA',
        'locales export --language ru',
        'locales export --to csv --language ru pt-BR --out for-translators',
        'locales import for-translators/ru.csv --dry-run',
        'locales import for-translators/ru.csv',
        'locales check app/locales/',
      ]),
    ).toMatchFileSnapshot('./outputs.txt');
  });
});

it('the commands that cannot run say this', async () => {
  const files = {
    ...SMALL,
    'empty/readme.md': 'x',
    'other/de.json': { a: 'Text' },
    'broken.json': '{"source":',
    'list.json': '[]',
    'number.json': '{"source": 3}',
    'ignore.json': '{"ignore": [5]}',
    'severity.json': '{"severity": {"nothing": "error"}}',
    'worse.json': '{"severity": {"empty-value": "worse"}}',
    'length.json': '{"maxLength": {"*": "long"}}',
    'terms.json': '{"terms": 5}',
    'unknown.json': '{"sourec": "en"}',
    'baseline.json': '{',
    'x.xlf': '<html></html>',
    'x.txt': 'x',
    'bad.csv': 'a,b\n1,2\n',
    'none.po': 'msgid ""',
  };
  await withTree(files, async (folder) => {
    await expect(
      await outputsOf(folder, [
        'locales',
        'locales check nowhere',
        'locales check empty',
        'locales check other',
        'locales check other --source es',
        'locales check --config none.json',
        ...['broken', 'list', 'number', 'ignore', 'severity', 'worse', 'length', 'terms', 'unknown'].map(
          (name) => `locales check --config ${name}.json`,
        ),
        'locales check --code empty',
        'locales check --code nowhere',
        'locales check --baseline baseline.json',
        'locales check --update-baseline --baseline no/such/b.json',
        'locales check --output no/such/file.txt',
        'locales check --json --sarif',
        'locales check --sarif --junit',
        'locales check --junit --github',
        'locales status nowhere',
        'locales fix nowhere',
        'locales add ru',
        'locales add x_y',
        'locales add',
        'locales extract',
        'locales extract --code nowhere',
        'locales export --language xx',
        'locales export --to pdf',
        'locales export --language ru --out x.txt',
        'locales import',
        'locales import none.csv',
        'locales import x.xlf',
        'locales import x.txt',
        'locales import bad.csv',
        'locales import none.po',
        'locales import x.xlf --ours --theirs',
        'locales import x.xlf --language xx',
        'locales pseudo nowhere',
        'locales pseudo --language ru',
        'locales pseudo --language en',
      ]),
    ).toMatchFileSnapshot('./outputs-refused.txt');
  });
});
