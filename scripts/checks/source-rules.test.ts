import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the page's code must not contain, and the files that may (`but`). */
const RULES: readonly { what: string; pattern: RegExp; sample: string; but: readonly string[] }[] = [
  { what: 'code made of text', pattern: /\beval\(|new Function\(|setTimeout\(\s*['"`]/, sample: "eval('x')", but: [] },
  {
    what: 'HTML made of text',
    pattern:
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcDoc|createContextualFragment/,
    sample: 'place.innerHTML = text',
    but: [],
  },
  {
    what: 'DOMPurify',
    pattern: /from 'dompurify'/,
    sample: "import x from 'dompurify'",
    but: ['app/safe-links/safe-html.ts'],
  },
  { what: 'the console', pattern: /\bconsole\.\w+\(/, sample: 'console.log(token)', but: [] },
  { what: 'cookies', pattern: /document\.cookie|cookieStore/, sample: 'document.cookie = x', but: [] },
  {
    what: 'storage outside the two modules that check what is stored',
    pattern: /\b(?:local|session)Storage\b|indexedDB/,
    sample: 'localStorage.setItem(a, b)',
    but: ['app/store/storage.ts', 'app/store/vault.ts'],
  },
  {
    what: 'messages between windows',
    pattern: /\.postMessage\(|addEventListener\('message'/,
    sample: "parent.postMessage(token, '*')",
    but: [
      'app/routes/test-page.tsx',
      'app/push/wallet-channel.ts',
      // To itself, over a channel of its own.
      'app/ui/first/breath.ts',
      'app/features/around/support/chat-channel.ts',
      'app/layout/installed/installed-app.ts',
    ],
  },
  {
    what: 'call that Safari 16.4 does not have',
    pattern:
      /URL\.parse\(|checkVisibility\(|requestIdleCallback\(|(?:show|hide|toggle)Popover\(|startViewTransition\(|\bscheduler\./,
    sample: 'menu.showPopover()',
    but: ['app/ui/first/calm.ts', 'app/ui/focus/find-next-step.ts', 'app/ui/popover.tsx'],
  },
];

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^app\/(?:test|journeys)\//.test(file));
/** The code without its comments, which may name what the code must not contain. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe("the page's own code", () => {
  it.each(RULES)('has no $what but where it is checked', ({ pattern, but }) => {
    const found = files.filter((file) => pattern.test(codeOf(readFileSync(file, 'utf8'))));
    expect(found.filter((file) => !but.includes(file))).toEqual([]);
  });

  it('has an exception only where it is used', () => {
    const unused = RULES.flatMap(({ pattern, but }) =>
      but.filter((file) => !files.includes(file) || !pattern.test(codeOf(readFileSync(file, 'utf8')))),
    );
    expect(unused).toEqual([]);
  });

  it('would be caught', () => {
    for (const { pattern, sample } of RULES) expect(pattern.test(codeOf(sample)), sample).toBe(true);
    expect(files.length).toBeGreaterThan(400);
  });
});

/** Ways to open, frame or go to an address that is not a route of this app. */
const WAYS_OUT =
  /<iframe|window\.open\(|location\.(?:assign|replace)\(|location(?:\.href)? = |target="_blank"|<a\b[^>]*\bhref=\{|<img\b[^>]*\bsrc=\{/s;
/** An amount with its currency, written by hand and with a space at which a line may break. */
const MONEY_BY_HAND = /\}(?:\{' '\}| |\u00a0|&nbsp;)+\$?\{[\w.?!]*[cC]urrency\}|' '[ ,+]+[\w.?!]*[cC]urrency\b/;

describe('the code of the app, wherever it stands', () => {
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  it('says why an address is safe where it opens one', () => {
    const silent = sources.filter(({ text }) => WAYS_OUT.test(text) && !text.includes('\n// Safe address: '));
    expect(silent.map(({ file }) => file)).toEqual([]);
    for (const way of ['<iframe src={x} />', 'window.open(url)', 'location.href = url', '<a className="x" href={url}>'])
      expect(WAYS_OUT.test(way), way).toBe(true);
    expect(WAYS_OUT.test('<Link to={paths.home}>')).toBe(false);
  });

  it('writes an amount with its currency by one function', () => {
    expect(sources.filter(({ text }) => MONEY_BY_HAND.test(text)).map(({ file }) => file)).toEqual([]);
    for (const byHand of ['{amount} {currency}', "amount + ' ' + currency"])
      expect(MONEY_BY_HAND.test(byHand)).toBe(true);
  });

  it('changes at 768 and 1200 px of the widths that section 9 of the specification lists', () => {
    const WINDOW_WIDTH = /@media \(width [<>]=? ([\d.]+)rem\)/g;
    const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const used = sheets.flatMap((name) =>
      [...readFileSync(`app/${name}`, 'utf8').matchAll(WINDOW_WIDTH)].map(([, rem]) => Number(rem) * 16),
    );
    expect([576, 768, 992, 1200, 1400].filter((width) => used.includes(width))).toEqual([768, 1200]);
  });
});

const FILE_MAX_LINES = 300;
const FOLDER_MAX_FILES = 40;
interface Source {
  readonly file: string;
  readonly text: string;
}

/** Tables of facts beside their tests: nothing in them is read as code. */
const isTable = (file: string) => file.endsWith('.facts.ts');
const isGenerated = (text: string) => text.startsWith('// Written by npm run docs -- generate ');
const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
const longFiles = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) =>
    linesOf(text) > FILE_MAX_LINES && !isTable(file) && !isGenerated(text)
      ? [`${file}: ${linesOf(text)} lines, at most ${FILE_MAX_LINES}. Split it by meaning.`]
      : [],
  );
/** Tests and stylesheets do not count: they are beside what they belong to. */
function fullFolders(sources: readonly Source[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { file } of sources) {
    const folder = path.dirname(file);
    if (/\.(?:tsx?|c?js)$/.test(file) && !/\.test\.tsx?$/.test(file) && !isTable(file))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > FOLDER_MAX_FILES
      ? [`${folder}: ${count} source files, at most ${FOLDER_MAX_FILES}. Group them in folders.`]
      : [],
  );
}
/** A file that git still lists may have been moved in the working tree. */
function sourceOf(file: string): readonly Source[] {
  try {
    return [{ file, text: readFileSync(file, 'utf8') }];
  } catch {
    return [];
  }
}

describe('the size of files and folders', () => {
  const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:tsx?|c?js|css)$/.test(file))
    .flatMap(sourceOf);

  it(`is at most ${FILE_MAX_LINES} lines of a source file, tests included`, () => {
    expect(longFiles(sources)).toEqual([]);
  });

  it(`is at most ${FOLDER_MAX_FILES} source files of a folder`, () => {
    expect(fullFolders(sources)).toEqual([]);
  });

  it('would be reported', () => {
    const lines = (count: number) => ({ file: `x/${count}.ts`, text: 'a\n'.repeat(count) });
    const generated = {
      file: 'x/table.ts',
      text: `// Written by npm run docs -- generate (x.ts).\n${'a\n'.repeat(301)}`,
    };
    expect(longFiles([lines(300), lines(301), generated])).toEqual([
      'x/301.ts: 301 lines, at most 300. Split it by meaning.',
    ]);
    const folder = (name: string, count: number, end = '.ts') =>
      Array.from({ length: count }, (_, index) => ({ file: `${name}/${index}${end}`, text: '' }));
    expect(
      fullFolders([
        ...folder('x', 40),
        ...folder('x', 9, '.test.ts'),
        ...folder('x', 9, '.css'),
        ...folder('y', 41, '.tsx'),
      ]),
    ).toEqual(['y: 41 source files, at most 40. Group them in folders.']);
    for (const file of ['app/main.tsx', 'cli/slipway.cjs', 'scripts/run.js', 'engine/lottery/mark-six/zodiac.test.ts'])
      expect(sources.map((each) => each.file)).toContain(file);
  });
});
