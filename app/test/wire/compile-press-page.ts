import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

export const PRESS_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>press</title><script type="module" src="/press.js"></script>';

/** The app's money path as one script, compiled with the options of the app. */
export async function compiledPressPage(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['app/test/wire/press-page.ts'],
    bundle: true,
    format: 'esm',
    target: ['es2022'],
    minify: true,
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
