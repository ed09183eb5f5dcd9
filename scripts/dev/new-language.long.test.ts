import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#cli/serve/free-port.ts';

const SKIPPED = new Set(['node_modules', '.git', '.cache', 'dist', 'coverage', 'reports']);

/** The steps of docs/developers/how-to.md, "A language", in a copy of the checkout. */
describe('two more languages by the documented steps, one of them from the right', () => {
  let copy: string;
  let child: ChildProcess | undefined;
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(path.join(copy, file), 'utf8');
    const after = change(before);
    expect(after, file).not.toBe(before);
    writeFileSync(path.join(copy, file), after);
  };

  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'slipway-language-'));
    cpSync('.', copy, { recursive: true, filter: (from) => !SKIPPED.has(path.relative('.', from)) });
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  });
  afterAll(() => {
    child?.kill('SIGKILL');
    rmSync(copy, { recursive: true });
  });

  it('the commands write its files in both catalogues', () => {
    const commands = /## A language\n[^]*? *```\n([^]*?)```/.exec(
      readFileSync('docs/developers/how-to.md', 'utf8'),
    )?.[1];
    const lines = (commands ?? '').trim().split('\n');
    expect(lines.length).toBe(2);
    for (const code of ['vi', 'ar'])
      for (const line of lines) {
        const [command, ...args] = line.trim().replace('<code>', code).split(' ');
        expect(command).toBe('slipway');
        expect(run('cli/slipway.cjs', ...args), line).toMatchObject({ status: 0, stderr: '' });
      }
    for (const file of ['app/locales/vi/shell.json', 'fixtures/locales/ar/content.json'])
      expect(existsSync(path.join(copy, file)), file).toBe(true);
    const arabic = readFileSync(path.join(copy, 'app/locales/ar/slip.json'), 'utf8');
    const forms = [...arabic.matchAll(/"bound_(\w+)"/g)].map(([, form]) => form);
    expect(forms).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  }, 120_000);

  it('with a line of code each, and what is generated, all compiles that may name a language', () => {
    edit('contract/brand/languages.ts', (text) =>
      text.replace("  bn: '", "  vi: 'Tiếng Việt',\n  ar: 'العربية',\n  bn: '"),
    );
    expect(run('--import', 'tsx', 'scripts/reference/write.ts')).toMatchObject({ status: 0 });
    // Of the tests, which are nearly half of all, those that name the type or the list: the others know nothing of a new one.
    const tests = globSync('{app,cli,contract,engine,fixtures,scripts,simulator}/**/*.test.{ts,tsx}', { cwd: copy });
    const files = tests.filter((file) => /\bLanguage\b|LANGUAGES/.test(readFileSync(path.join(copy, file), 'utf8')));
    expect(files.length).toBeGreaterThan(20);
    const project = { extends: './tsconfig.json', files, exclude: ['node_modules', 'dist', '**/*.test.*'] };
    writeFileSync(path.join(copy, 'tsconfig.language.json'), JSON.stringify(project));
    const { stdout } = run('node_modules/typescript/bin/tsc', '--singleThreaded', '-p', 'tsconfig.language.json');
    expect(stdout).toBe('');
  }, 600_000);

  it('a brand that offers them starts, and its pages are in the language and from its side', async () => {
    edit('brands/harborlight/brand.json', (text) => text.replace(/("languages": \[.*?)\]/, '$1, "vi", "ar"]'));
    const address = await start();
    const said = '⟦missing⟧ Play responsibly. 18+. This is a demonstration: no real money is at stake.';
    expect(await footerOf(address)).toMatchObject({ vi: said, ar: said });
    const page = await (await fetch(`${address}/?lang=vi`)).text();
    expect(page).toContain('<meta property="og:locale:alternate" content="vi_VN">');
    expect(page).toContain('hreflang="vi"');
  }, 120_000);

  /** `npm start`, until it says its address. */
  async function start(): Promise<string> {
    const port = await freePort(20_000 + Math.floor(Math.random() * 20_000), '127.0.0.1');
    const running = spawn(process.execPath, ['scripts/start.js', '--port', String(port)], { cwd: copy });
    child = running;
    let output = '';
    return await new Promise((resolve, reject) => {
      for (const stream of [running.stdout, running.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const address = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1];
          if (address !== undefined) resolve(`http://127.0.0.1:${address}`);
        });
      running.on('close', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    });
  }
});

async function footerOf(address: string): Promise<unknown> {
  const answer = (await (await fetch(`${address}/sports/api/v1/copyright`)).json()) as { data: unknown };
  return answer.data;
}
