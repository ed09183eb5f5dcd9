import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slipway as command } from '#cli/test/command.ts';
import { withTree } from '#cli/locales/test/tree.ts';

const FORMATS = [
  ['xliff', 'xlf'],
  ['po', 'po'],
  ['csv', 'csv'],
] as const;
const FLAG = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

/** Exports, lets a translator work on the file, imports; what is said, and what the catalogue then has. */
function roundTrip(
  [to, ending]: readonly [to: string, ending: string],
  { language, source, text }: { readonly language: string; readonly source: string; readonly text: string },
  translate: (exported: string) => string,
): Promise<{ status: number; stdout: string; a: string }> {
  const target = `locales/${language}.json`;
  return withTree({ 'locales/en.json': { a: source }, [target]: { a: text } }, async (folder) => {
    const slipway = (...args: string[]) => command(['locales', ...args], { cwd: folder });
    await slipway('export', 'locales', '--to', to);
    const path = join(folder, `translations/${language}.${ending}`);
    writeFileSync(path, translate(readFileSync(path, 'utf8')));
    const { status, stdout } = await slipway('import', path, '--dir', 'locales');
    return { status, stdout, a: (JSON.parse(readFileSync(join(folder, target), 'utf8')) as { a: string }).a };
  });
}

describe.each(FORMATS)('characters that cannot be seen, in %s', (...format) => {
  it.each([
    ['he', 'Some text', 'הטמפרטורה \u200E-5 °C'],
    ['ar', 'Some text', 'سعر\u200F (جديد)'],
    ['ar', '{{x}} price', '\u2068{{x}}\u2069 سعر'],
    ['fa', 'Some text', 'می\u200Cخواهم'],
    ['hi', 'Some text', 'क्\u200Dष नया'],
    ['de', 'Some text', `Super 👍🏽 ${FLAG} 👨‍👩‍👧`],
    ['ja', 'Some text', '葛\u{E0100}飾区'],
    ['de', 'Two\r\nlines', 'Zwei\r\nZeilen'],
  ])('are imported where %s needs them: %j -> %j', async (language, source, text) => {
    const same = await roundTrip(format, { language, source, text }, (exported) => exported);
    expect(same).toMatchObject({ status: 0, a: text });
    const changed = await roundTrip(format, { language, source, text: `${text}!` }, (file) =>
      file.replace(/!(?=<\/target>|"\n|"?,[0-9a-f]+-)/u, ' '),
    );
    expect(changed).toMatchObject({ status: 0, a: `${text} ` });
  });

  it('are left alone where they are already', async () => {
    const text = 'Te\u202Ext\u2060 one';
    const { status, a } = await roundTrip(format, { language: 'de', source: 'Some text', text }, (file) => file);
    expect([status, a]).toEqual([0, text]);
  });

  it.each(['Text\u202E', 'Te\u{E0041}xt', 'Te\u200Bxt', 'Text\u200F', 'Te\u2028xt', 'Te\uFFF9xt', 'Te\u009Bxt'])(
    'are refused elsewhere, with their text: %j',
    async (text) => {
      const was = { language: 'de', source: 'Some text', text: 'Wort' };
      const { status, stdout, a } = await roundTrip(format, was, (file) => file.replace('Wort', text));
      expect([status, a]).toEqual([1, 'Wort']);
      expect(stdout).toMatch(/skipped: \S+:\d+ {2}a: (?:invisible control|direction-changing) character: .*U\+/u);
    },
  );

  it('a changed text has the line ends of its source', async () => {
    const of = (source: string, text: string) =>
      roundTrip(format, { language: 'de', source, text }, (file) =>
        file
          .replaceAll(/\\r|&#13;|\r/gu, '')
          .replaceAll('\n', '\r\n')
          .replace('Zeilen', 'Reihen'),
      );
    expect(await of('Two\r\nlines', 'Zwei\r\nZeilen')).toMatchObject({ status: 0, a: 'Zwei\r\nReihen' });
    expect(await of('Two\nlines', 'Zwei\nZeilen')).toMatchObject({ status: 0, a: 'Zwei\nReihen' });
  });
});
