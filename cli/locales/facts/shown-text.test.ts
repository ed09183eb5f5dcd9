import { expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

it.each([
  ['Nothing hidden here.', 'Nothing hidden here.'],
  ['Pay {{amount, number(x: 2)}} now', 'Pay  \u0001  now'],
  ['See $t(names.slip) now', 'See  \u0001  now'],
  ['<b>5</b> of <0>6</0>, <br/> <x.y-z a="1">7', ' \u0001 5 \u0001  of  \u0001 6 \u0001 ,  \u0001   \u0001 7'],
  ['</b>', ' \u0001 '],
  ['1 < 2 > 1', '1 < 2 > 1'],
  ['At https://a.test/5 or http://b.test', 'At  \u0001  or  \u0001 '],
  ['Write to a1@b.test today', 'Write to  \u0001  today'],
  ['a @ b', 'a @ b'],
  ['5&nbsp;&#160;&#xA0;6', '5 \u0001  \u0001  \u0001 6'],
  ['PK10, TRC20, 1X2, 365sports, x_1, A-7 and 12', ' ,  ,  ,  ,  ,   and 12'],
  ['2x1', ' '],
  ['10am', '10 am'],
  ['Up to 10GB, the 2nd', 'Up to 10 GB, the 2 nd'],
  ['\u001B[31mred\u001B[0m 5', 'red 5'],
  ['[31mred 5', 'red 5'],
])('of %j a player reads %j', (text, shown) => {
  expect(shownText(text)).toBe(shown);
  // The same text is asked for again and again.
  expect([shownText('5 others'), shownText(text)]).toEqual(['5 others', shown]);
});
