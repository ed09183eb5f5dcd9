import { expect, it } from 'vitest';
import { EngineError } from './errors/engine-error.ts';
import { parseDecimal } from './money/decimal.ts';
import { convertOdds } from './money/odds/convert-odds.ts';
import { passFolds } from './sports/passes.ts';
import { quarterLine } from './sports/quarter-line.ts';
import { parseScore } from './sports/score.ts';

const READS: Readonly<Record<string, readonly [read: (text: string) => unknown, ...texts: string[]]>> = {
  'a decimal': [parseDecimal, '1', '-1.50'],
  'fractional odds': [(text) => convertOdds(text, 'fractional', 'decimal'), '9/4', '12/10'],
  'a pass of one length': [(text) => passFolds(text, 12), '2-string-1', '12-string-1'],
  'a pass of picks': [(text) => passFolds(text, 12), '12-pick-3', '12-pick-10'],
  'a line': [(text) => quarterLine(text, 'line'), '0', '-0.25', '+160.5', '2.00'],
  'a score': [(text) => parseScore({ ft: text }, 'soccer'), '0:0', '12:3', '100:101'],
  'a score at half time': [(text) => parseScore({ ft: '200:200', ht: text }, 'soccer'), '12:3', '100:101'],
};

it.each(Object.entries(READS))('%s is read whole, or not at all', (_, [read, ...texts]) => {
  for (const text of texts) {
    expect(() => read(text), text).not.toThrow();
    for (const wrong of [`x${text}`, `${text}x`, `${text} ${text}`, text.replace(/\d+/, '')])
      expect(() => read(wrong), JSON.stringify(wrong)).toThrow(EngineError);
  }
});
