import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What the page's code must not contain, and who may all the same. */
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
    but: ['app/outside/safe-html.ts'],
  },
  { what: 'the console', pattern: /\bconsole\.\w+\(/, sample: 'console.log(token)', but: [] },
  { what: 'cookies', pattern: /document\.cookie|cookieStore/, sample: 'document.cookie = x', but: [] },
  {
    what: 'storage past the two that know what may be kept',
    pattern: /\b(?:local|session)Storage\b|indexedDB/,
    sample: 'localStorage.setItem(a, b)',
    but: ['app/store/storage.ts', 'app/store/vault.ts', 'app/store/kept-migrations.ts'],
  },
  {
    what: 'messages between windows',
    pattern: /\.postMessage\(|addEventListener\('message'/,
    sample: "parent.postMessage(token, '*')",
    but: ['app/routes/test-page.tsx', 'app/push/wallet-channel.ts', 'app/features/support/chat-channel.ts'],
  },
];

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((name) => `app/${name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^app\/(?:test|journeys)\//.test(file));
/** Words about code are none. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe("the page's own code", () => {
  it.each(RULES)('has no $what but where it is checked', ({ pattern, but }) => {
    const found = files.filter((file) => pattern.test(codeOf(readFileSync(file, 'utf8'))));
    expect(found.filter((file) => !but.includes(file))).toEqual([]);
  });

  it('would be caught', () => {
    for (const { pattern, sample } of RULES) expect(pattern.test(codeOf(sample)), sample).toBe(true);
    expect(files.length).toBeGreaterThan(400);
  });
});
