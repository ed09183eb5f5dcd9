import { expect, it } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

it.each<[text: string, pseudo: string]>([
  ['Bet {{n}} now', '[Béť {{n}} ñów~~]'],
  ['', ''],
  ['  ', '  '],
  // At least one sign more, however short.
  ['A', '[Á~]'],
  ['OK', '[ÓĶ~]'],
  ['Deposit', '[Đépóšíť~]'],
  ['0123456789', '[0123456789~~]'],
  ['01234567890', '[01234567890~~~]'],
  ['<b>Now</b>', '[<b>Ñów</b>~]'],
  ['a < b', '[á < b~]'],
  ['<my-tag.x at="1">No</my-tag.x>', '[<my-tag.x at="1">Ñó</my-tag.x>~]'],
  ['See $t(nav.home) now', '[Šéé $t(nav.home) ñów~~]'],
  ['$t(a, {"b": "c)d"}) no', '[$t(a, {"b": "c)d"}) ñó~]'],
  ["$t(a, {'b': 'c)d'}) no", "[$t(a, {'b': 'c)d'}) ñó~]"],
  ['$t(a, (b)) no', '[$t(a, (b)) ñó~]'],
  ['{{a}}{{b}}', '[{{a}}{{b}}~]'],
])('%j is %j', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo);
});
