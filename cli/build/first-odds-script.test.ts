import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { openFirstOdds } from './first-odds.ts';
import { FIRST_ODDS_SCRIPT } from './first-odds-script.facts.ts';

const FOLDER = 'app/routes/first-odds';
/** Each package that has something in its place, and a module of the app that has. */
const SOURCES: Readonly<Record<string, string>> = {
  [`${FOLDER}/draw.ts`]: `
    /*! A licence */
    import { row } from '#app/row.tsx';
    import * as styles from '../../row.module.css';
    export const drawFirst = (name: string) => (name === '' ? undefined : [row(name), styles.row]);
    if (process.env.NODE_ENV !== 'production') console.log('while developing');`,
  [`${FOLDER}/react.ts`]: `export const useMemo = 'own React';`,
  [`${FOLDER}/jsx-runtime.ts`]: `export const jsx = (...all: unknown[]) => ['own JSX', ...all];`,
  [`${FOLDER}/stand-ins.ts`]: `
    export const useAppSelector = 'a stand-in';
    export const useTranslation = 'for i18next';
    export const Link = 'for the router';`,
  [`${FOLDER}/no-schemas.ts`]: `export const object = 'no schemas';`,
  'app/store/hooks.ts': `export const useAppSelector = 'the real store';`,
  'app/row.tsx': `
    import { useMemo } from 'react';
    import { useTranslation } from 'react-i18next';
    import { Link } from 'react-router-dom';
    import { object } from 'valibot';
    import { useAppSelector } from './store/hooks.ts';
    export const row = (longName: string) => <b title={longName ?? object}>{[useMemo, useTranslation, Link, useAppSelector].length}</b>;`,
  'app/row.module.css': `.row { color: red }`,
  'package.json': `{ "imports": { "#app/*": "./app/*" } }`,
};

const UNDEFINED = 'Import "pick" will always be undefined';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'slipway-first-odds-'));
  for (const [file, text] of Object.entries(SOURCES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

it('the script and its styles are compiled like this, small or while developing', async () => {
  const texts: string[] = [];
  for (const isDevelopment of [true, false]) {
    const { compile, close } = await openFirstOdds({ root, isDevelopment });
    const { script, styles } = await compile();
    await close();
    texts.push(`--- ${isDevelopment ? 'developing' : 'small'}\n${script}\n--- styles\n${styles}\n`);
  }
  expect(missingFacts(`looks\n${texts.join('')}`, FIRST_ODDS_SCRIPT)).toEqual([]);
});

it('compiles again when one of its sources has changed, or none are named', async () => {
  const { compile, close } = await openFirstOdds({ root, isDevelopment: true });
  try {
    const first = await compile(new Set());
    expect(await compile(new Set(['app/other.ts']))).toBe(first);
    write('app/row.module.css', '.row { color: blue }');
    expect(await compile(new Set(['app/other.ts']))).toBe(first);
    const second = await compile(new Set(['app/other.ts', 'app/row.module.css']));
    expect(second.styles).toBe(first.styles.replace('red', '#00f'));
    expect(await compile()).not.toBe(second);
    write('app/row.module.css', '.row { color: blue ');
    write('app/row.tsx', `import * as v from 'valibot'; export const row = () => v.pick;`);
    await expect(compile()).rejects.toThrow(UNDEFINED);
    // What was compiled last is no answer after an error.
    await expect(compile(new Set(['app/other.ts']))).rejects.toThrow(UNDEFINED);
  } finally {
    await close();
  }
});

it('a folder without its sources has none', async () => {
  rmSync(path.join(root, FOLDER), { recursive: true });
  const { compile, close } = await openFirstOdds({ root, isDevelopment: false });
  expect([await compile(), await close()]).toEqual([{ script: '', styles: '' }, undefined]);
});
