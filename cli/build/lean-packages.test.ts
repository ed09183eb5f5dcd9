import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { directReact, withoutMessages } from './lean-packages.ts';

it('takes messages for developers out of checks and logs, and leaves the checks, the logs and other texts', () => {
  const text = [
    'invariant(a, "Missing " + name);',
    'warning(b, `You rendered ${c}`);',
    'this.logger.warn("not loaded", d);',
    'this.logger.once(key, "deprecate", `since ${d}` + "v26", e);',
    'warnOnce(i18n, "CODE", "Add it", rest);',
    'console.warn("seen");',
    'throw new Error("kept");',
    'class Texts { dir(language) { return ["ar", "he"]; } t() {} }',
  ].join('\n');
  expect(withoutMessages(text, 'a.mjs').split('\n')).toEqual([
    'invariant(a, "");',
    'warning(b, "");',
    'this.logger.warn("", d);',
    'this.logger.once(key, "deprecate", "", e);',
    'warnOnce(i18n, "CODE", "", rest);',
    'console.warn("seen");',
    'throw new Error("kept");',
    'class Texts {  t() {} }',
  ]);
});

/** What a module exports after it has been compiled with React. */
async function compiled(
  contents: string,
): Promise<{ readonly text: string; readonly exports: Record<string, unknown> }> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    plugins: [directReact(process.cwd())],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = outputFiles[0]?.text ?? '';
  const module = { exports: {} };
  runInThisContext(`(function (module, exports) {${text}\n})`)(module, module.exports);
  return { text, exports: module.exports };
}

it('modules use the names of the one React, however they import it, and none makes an object of getters for them', async () => {
  const { text, exports } = await compiled(`
    import React, { useState, version } from 'react';
    import * as All from 'react';
    import { jsx } from 'react/jsx-runtime';
    const required = require('react');
    export const same = [useState === All.useState, useState === required.useState, React === required, version === required.version];
    export const element = jsx('p', { title: 'made' }).props;`);
  expect(exports).toMatchObject({ same: [true, true, true, true], element: { title: 'made' } });
  expect(text).not.toContain('__toESM(require_react');
  expect(text).not.toContain('__toESM(require_jsx_runtime');
});
