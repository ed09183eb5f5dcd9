import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

describe('JSON from outside', () => {
  it.each([
    ['an override of the direction', '"Real \u202eMadrid"', 'Real Madrid'],
    ['one that is escaped', '"Real \\u202EMadrid"', 'Real Madrid'],
    ['an isolate without an end', '"\u2067Real\u2066 Madrid"', 'Real Madrid'],
    ['control characters', '"Re\\u0000al\\b Mad\\u001brid\u0085"', 'Real Madrid'],
  ])('loses %s, which would turn or hide what stands around it', (_, json, text) => {
    expect(readJson(json)).toBe(text);
    expect(readJson(`{"teams":[{"home":${json}}]}`)).toEqual({ teams: [{ home: text }] });
  });

  it.each([
    ['lines and tabs', 'one\r\n\ttwo'],
    ['letters that are written from the right', 'النصر'],
    ['joiners of letters and of emoji', 'क्\u200dष 👨\u200d👩\u200d👧'],
    ['a backslash before a letter', 'C:\\b \\u202e'],
  ])('keeps %s', (_, text) => {
    expect(readJson(JSON.stringify({ text }))).toEqual({ text });
  });
});
