import { describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

/** A component of the app with these children in a paragraph. */
const inParagraph = (children: string, before = '') =>
  `export function Part({ isOn, t, list, children, icon }: { isOn: boolean; t: (key: string) => string; list: string[]; children: ReactNode; icon: Elements }) { ${before} return <p>${children}</p>; }`;

const WRONG: readonly (readonly [name: string, code: string])[] = [
  ['a text after an element that comes and goes', inParagraph("{isOn && <b>on</b>}{t('text')}")],
  ['a text before one', inParagraph("{t('text')}{isOn && <b>on</b>}")],
  ['a written text beside one', inParagraph('{isOn && <b>on</b>} text')],
  ['a text beside one of two elements', inParagraph('{isOn ? <b>on</b> : <i>off</i>} text')],
  ['a text beside a list', inParagraph('{list.map((each) => <b key={each}>{each}</b>)} text')],
  ['a text beside a component', inParagraph('<Other /> text', 'const Other = () => null;')],
  ['a template beside an element that comes and goes', inParagraph('{isOn && <b>on</b>}{`${list.length} texts`}')],
  ['a text that comes and goes', inParagraph("<b>always</b>{isOn && t('text')}")],
  ['a text in the place of an element', inParagraph("<b>always</b>{isOn ? <i>on</i> : t('off')}")],
  ['children of any kind beside an element that comes and goes', inParagraph('{isOn && <b>on</b>}{children}')],
  ['a name of a text', inParagraph('{isOn && <b>on</b>}{title}', "const title = t('title');")],
  ['a text in a fragment', "export const part = (t: (key: string) => string) => <>{t('text')}</>;"],
  ['a component that is a text', "export function Part({ t }: { t: (key: string) => string }) { return t('text'); }"],
];

const RIGHT: readonly (readonly [name: string, code: string])[] = [
  ['a text alone', inParagraph("{isOn ? t('on') : t('off')}")],
  ['a text in an element of its own', inParagraph("{isOn && <b>on</b>}<span>{t('text')}</span>")],
  ['a text beside an element that stays', inParagraph("<b>always</b> {t('text')}")],
  ['elements beside elements that come and go', inParagraph('{isOn && <b>on</b>}{icon}')],
  ['a name of an element', inParagraph('{isOn && <b>on</b>}{part}', 'const part = <i>part</i>;')],
  ['a function of elements', inParagraph('{isOn && <b>on</b>}{part()}', 'const part = () => <i>part</i>;')],
  ['blanks between elements', inParagraph("<b>always</b>{' '}{isOn && <b>on</b>}")],
];

const fileOf = (name: string) => `app/${name.replaceAll(' ', '-')}.tsx`;

describe('the lint rule slipway/bare-text', () => {
  const { messages } = lintFiles([...WRONG, ...RIGHT].map(([name, code]) => [fileOf(name), code] as const));

  it.each(WRONG)('refuses %s', (name) => {
    expect(messages(fileOf(name), 'slipway(bare-text)')).toEqual([
      expect.stringContaining('Put this text into an element of its own, such as <span>'),
    ]);
  });

  it.each(RIGHT)('allows %s', (name) => {
    expect(messages(fileOf(name), 'slipway(bare-text)')).toEqual([]);
  });
});
