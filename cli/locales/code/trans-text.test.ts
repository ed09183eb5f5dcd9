import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createInstance } from 'i18next';
import { initReactI18next, Trans } from 'react-i18next';
import { expect, it } from 'vitest';
import { findUses } from './find-uses.ts';

/** The default text that extract takes of a `<Trans>`. */
const extracted = (attributes: string, inside: string): string | undefined =>
  findUses({
    path: 'a.tsx',
    text: `import { Trans } from 'react-i18next'; const a = <Trans i18nKey="key"${attributes}>${inside}</Trans>;`,
    isTest: false,
  }).uses[0]?.defaults.get('');

/** What players see, with this text in the catalogue or without one. */
async function shown(text: string | undefined, children: ReactNode): Promise<string> {
  const i18n = createInstance();
  const translation = text === undefined ? {} : { key: text };
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation } } });
  return renderToStaticMarkup(createElement(Trans, { i18n, i18nKey: 'key' as never }, children));
}

const b = (text: string): ReactNode => createElement('b', { key: text }, text);

it.each([
  ['Terms &amp; conditions &nbsp;it&rsquo;s', 'Terms & conditions \u00A0it’s', 'Terms & conditions \u00A0it’s'],
  ['5 &lt; 6 &#62; 4', '5 < 6 > 4', '5 < 6 > 4'],
  ['a &lt;new&gt; rule', 'a <new> rule', 'a <new> rule'],
  ['&amp;lt; is &lt;', '&lt; is <', '&lt; is <'],
  ['&unknown; &amp', '&unknown; &amp', '&unknown; &amp'],
  ['A&nbsp;<b>R&amp;D</b>', 'A\u00A0<1>R&D</1>', ['A\u00A0', b('R&D')]],
  ["{'&amp;'} is it", '&amp; is it', ['&amp;', ' is it']],
] as const)(
  '%s is read as JSX reads it, and shown as react-i18next shows it without a text',
  async (code, text, children) => {
    expect(extracted('', code)).toBe(text);
    expect(await shown(text, children as ReactNode)).toBe(await shown(undefined, children as ReactNode));
  },
);

it('an attribute is decoded too, an expression is not', () => {
  expect(extracted(' defaults="R&amp;D"', '')).toBe('R&D');
  expect(extracted(" defaults={'R&amp;D'}", '')).toBe('R&amp;D');
});
