import { expect, it } from 'vitest';
import { wordsOf } from './plain-words.ts';

const TERMS = { terms: ['Mark Six', 'parlay'] };
const words = (text: string): readonly string[] => wordsOf(text, TERMS);

it.each([
  ['Ставка до dd.MM.yyyy', []],
  ['yy-MM-dd', []],
  ['y MMMM d', []],
  ['yyyy/MMM/dddd', []],
  ['hh:mm:ss', []],
  ['h:m:s.SSS a', []],
  ['EEEE d', []],
  ['w Q yyyy', []],
  ['dd mm zz', ['dd', 'mm', 'zz']],
  ['yyyyy MM', ['yyyyy']],
  ['ddddd MM', ['ddddd']],
  ['hhh:mm', ['hhh', 'mm']],
  ['hh:mmm', ['hh', 'mmm']],
  ['hh:sss', ['hh', 'sss']],
  ['dd', ['dd']],
])('%s: the letters of dates and times are no words', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

it.each([
  ['Сделайте first ставку', ['first']],
  ['Mark Six и parlay', []],
  ['{{amount}} $t(names.slip) <b>ставка</b> https://play.example/rules www.play.example help@play.example', []],
  ['@support #winner &nbsp; rules.pdf /sport/live `code` snake_case', []],
  ['Type start --force localhost:3000 KEY=value call() $HOME <code>get pods</code>', ['Type', 'start']],
  ['a I VIP', []],
])('%s: names, links and code are no words', (text, expected) => {
  expect(words(text)).toEqual(expected);
});
