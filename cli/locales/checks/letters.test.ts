import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

const garble = (text: string): string => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));

describe('garbled letters', () => {
  it.each([
    ['es', garble('La contraseña está mal')],
    ['pt', garble('Não há saldo')],
    ['tr', garble('Bahsini şimdi yap')],
    ['ru', garble('Сделайте ставку')],
    ['zh', garble('立即下注')],
    ['hi', garble('अभी दांव')],
    ['es', 'Contrase\uFFFDa'],
    ['ru', '?????? ???????'],
    ['ru', 'РЎРґРµР»Р°Р№С‚Рµ СЃС‚Р°РІРєСѓ'],
    ['es', String.raw`Contrase\u00f1a`],
  ])('%s: %j', (language, target) => {
    expect(verdict(language, 'Your words are here.', target)).toBe('mojibake');
  });

  it.each([
    ['es', 'MAÑANA… “¿QUÉ?” «AÑO» “Está…”'],
    ['pt', 'AMANHÃ NÃO… É «ÓTIMO»'],
    ['tr', 'ÇİÇEĞİ ŞÜKRÜ “ÖĞÜT”'],
    ['ru', '«РОССИЯ», СССР — ещё СЁРФИНГ…'],
    ['fr', '«Voilà…» déjà «été»'],
  ])('%s: %j is sound', (language, target) => {
    expect(verdict(language, 'Your words are here.', target)).toBe('ok');
  });
});

describe('invisible characters', () => {
  it.each([
    ['es', 'Tu\u0007 apuesta', 'control-character'],
    ['es', 'Tu apuesta\u001B[31m', 'control-character'],
    ['es', 'Tu\u200B apuesta', 'control-character'],
    ['es', 'Tu\uFEFF apuesta', 'control-character'],
    ['es', 'Tu\u200D apuesta', 'control-character'],
    ['es', '\u202Eatseupa', 'bidi-character'],
    ['es', 'Tu apuesta\u200F', 'bidi-character'],
    ['ar', 'رهانك \u2067الآن', 'bidi-character'],
  ])('%s: %j is %s', (language, target, expected) => {
    expect(verdict(language, 'Your bet now', target)).toBe(expected);
  });

  it.each([
    ['es', 'Familia 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['hi', 'शक्\u200Dति'],
    ['bn', 'র\u200D্যাঙ্ক'],
    ['ar', 'رهانك \u2068USDT\u2069 الآن\u200F'],
    ['es', 'Tu \u2068{{name}}\u2069 ya'],
  ])('%s: %j is legal', (language, target) => {
    expect(
      verdict(
        language,
        'Your {{name}} USDT'.includes('{{') && target.includes('{{') ? 'Your {{name}} now' : 'Your bet now',
        target,
      ),
    ).toBe('ok');
  });
});

describe('letters of another script', () => {
  it.each([
    ['zh', 'Выберите'],
    ['zh', '今すぐ賭ける'],
    ['ko', '立即下注'],
    ['ja', '请选择付款方式'],
    ['es', 'Сделайте ставку'],
    ['es', 'Tu аpuesta'],
    ['ru', 'Cтавка'],
    ['ru', 'Stavka na sport'],
    ['hi', 'এখনই বাজি'],
    ['zh-TW', '请选择付款'],
  ])('%s: %j', (language, target) => {
    expect(verdict(language, 'Your bet now', target)).toBe('wrong-script');
  });

  it.each([
    ['zh', '扫描QR码下载App'],
    ['ja', '本日試合開始'],
    ['ru', 'VIP-клуб и USDT-кошелёк'],
    ['hi', 'VIP क्लब'],
    ['es', 'Ω y µ'],
    ['zh-TW', '請選擇付款'],
  ])('%s: %j is legal', (language, target) => {
    expect(verdict(language, 'Your bet now', target)).toBe('ok');
  });
});
