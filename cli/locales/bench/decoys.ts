import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from './phrases.ts';
import type { Tree } from './tree.ts';

/** Valid things that look like defects; texts are in decoys.json. `all` is for languages without an own text. */
interface Decoy {
  readonly kind: string;
  readonly texts: Readonly<Record<string, Partial<Record<Language | 'all', unknown>>>>;
}

const DECOYS = JSON.parse(readFileSync(new URL('./decoys.json', import.meta.url), 'utf8')) as readonly Decoy[];

/** Adds the decoys `copies` times to every namespace, with code that uses them. @returns the number of texts */
export function addDecoys(tree: Tree, copies: number): number {
  let count = 0;
  for (let copy = 0; copy < copies; copy += 1)
    for (const { texts } of DECOYS)
      for (const [key, values] of Object.entries(texts))
        for (const language of LANGUAGES) {
          const value = values[language] ?? values.all;
          if (value === undefined) continue;
          tree.texts.get(language)?.get('common')?.set(placed(key, copy), relocated(value, copy));
          count += 1;
        }
  tree.code.set('decoys.tsx', decoyCode(copies));
  return count;
}

function placed(key: string, copy: number): string {
  return `decoy${copy}.${key}`;
}

/** `$t(news …)` must name the copy's own text. */
function relocated(value: unknown, copy: number): unknown {
  return typeof value === 'string' ? value.replaceAll('$t(news', `$t(decoy${copy}.news`) : value;
}

function decoyCode(copies: number): string {
  const blocks: string[] = [];
  for (let copy = 0; copy < copies; copy += 1) {
    const at = `decoy${copy}`;
    blocks.push(`
export function Decoy${copy}({ kind, code, who, t: given }: Props) {
  const { t, i18n } = useTranslation('common', { keyPrefix: '${at}' });
  const { t: all } = useTranslation(['common', 'wallet']);
  const label = SIGN[kind];
  // t('never.written') in a comment; /* t("neither") */
  return (
    <p title={all(\`${at}.fixed.\${code}\`)}>
      {t('news', { count: 3 })} {t('friend', { context: who })} {t('player', { context: 'female' })}
      {all('${at}.order', { home: 'a', away: 'b', time: 'c' })} {t('format')} {t('nested', { n: 2 })}
      <Trans i18nKey="${at}.links" ns="common">See <a>rules</a></Trans> {t('signs')}
      {t('tips.list', { returnObjects: true })} {t('tips.rows')} {t(code ? 'tips.on' : 'tips.none')}
      {all('${at}.shared.' + kind)} {i18n.t('common:${at}.language.' + kind)}
      {t('step_one')} {t('step_two')} {t('reason', { context: kind })} {t(label)}
      {given([\`common:${at}.quiet.\${kind}\`, 'common:${at}.quiet.emoji'])} {t(($) => $.lines.label)} {t('lines.two')}
      {t('not.there.yet', { defaultValue: 'Soon' })} {t('nor.this', 'A default text')} {Don't && can't}
      {t('letters.capitals')} {t('letters.questions')} {t('mixed.app')} {t('mixed.club')}
      {all('${at}.literal.set')} {all('${at}.literal.word', { ns: 'common' })} {t('narrow.button')}
    </p>
  );
}`);
  }
  return `import { Trans, useTranslation } from 'react-i18next';\nconst SIGN = { a: 'quiet.emoji', b: 'quiet.joiner' };\nconst other = "http://example.test/a.b";\n${blocks.join('\n')}\nsetTimeout('t', 1); format('x.y'); const set = list.at('k.l');\n`.replaceAll(
    "{Don't && can't}",
    '',
  );
}
