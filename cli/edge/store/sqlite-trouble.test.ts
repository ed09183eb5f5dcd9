import { expect, it } from 'vitest';
import { whatHappened } from './sqlite-trouble.ts';

it.each([
  ['SQLITE_FULL', 'database or disk is full', 'the disk is full (database or disk is full)'],
  ['SQLITE_IOERR_WRITE', 'disk I/O error', 'the disk does not read or write (disk I/O error)'],
  ['SQLITE_READONLY_DBMOVED', 'attempt to write', 'the file or its disk is read-only (attempt to write)'],
  ['SQLITE_ERROR', 'no such table: x', 'no such table: x'],
])('%s says what happened', (code, message, said) => {
  expect(whatHappened(Object.assign(new Error(message), { code }))).toBe(said);
});
