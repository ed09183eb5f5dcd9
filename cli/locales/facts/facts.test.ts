import { describe, expect, it } from 'vitest';
import { findingsOf, verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string, check: string];

const LEGAL = { legal: ['text'] };

describe('facts of a translation', () => {
  it.each<Case>([
    ['es', 'You must be at least 18 years old.', 'Debes tener al menos 16 años.', 'number'],
    ['ru', 'The fee is 1.5% of it.', 'Комиссия составляет 15% суммы.', 'number'],
    ['tr', 'A fee of 3 percent, or 3%', 'Ücret 3', 'number'],
    ['pt', 'At most 10,000 lines', 'No máximo 1.000 linhas', 'number'],
    ['id', 'From one hour up to six weeks.', 'Dari satu jam sampai lima minggu.', 'number'],
    ['zh', 'up to six weeks', '最长五周', 'number'],
    ['bn', 'It holds after 24 hours.', 'এটি ৪৮ ঘণ্টা পরে কার্যকর।', 'number'],
    ['ko', 'Write to us.', '문의해 주세요. 30일 안에 답합니다.', 'number'],
    ['hi', 'It holds after 24 hours.', 'यह 24 दिन बाद लागू होता है।', 'duration'],
    ['ja', 'from six months up to five years', '6週間から5年まで', 'duration'],
    ['es', 'It costs €5.', 'Cuesta 5 $.', 'currency'],
    ['ru', 'Amount in USD', 'Сумма в EUR', 'currency'],
    [
      'tr',
      'See https://help.slipway.test/en/rules today',
      'Bugün https://help.slipway.test/en/bets sayfasına bakın',
      'link',
    ],
    ['pt', 'Write to help@slipway.test now', 'Escreva para ajuda@slipway.test agora', 'link'],
    ['es', '<a href="/rules">Rules</a> apply', 'Valen las <a href="/bonus">reglas</a>', 'link'],
    ['ru', 'Balance: {{sum, number(minimumFractionDigits: 2)}}', 'Баланс: {{sum, число}}', 'placeholder-format'],
    ['es', 'Do you accept the new odds?', 'Aceptas las nuevas cuotas', 'end-mark'],
    ['ko', 'Choose a bank:', '은행을 선택하세요', 'end-mark'],
    [
      'es',
      'Your bet and your money are not yet with us.',
      'Sua aposta e seu dinheiro não estão com você.',
      'other-language',
    ],
    ['ru', 'The bet is accepted.', 'Ставку прийнято, її видно.', 'other-language'],
    ['zh', 'The bet is accepted', '投注已經接受', 'other-language'],
    [
      'tr',
      'Your bet was not placed because the odds changed.',
      'Bahsiniz was not placed because oranlar değişti.',
      'half-translated',
    ],
    [
      'es',
      'The total stake can be at most {{limit}}.',
      'El importe total puede ser como mínimo de {{limit}}.',
      'opposite',
    ],
    ['ru', 'One team always wins.', 'Ни одна из команд никогда не побеждает.', 'opposite'],
    ['pt', 'A match postponed by more than {{n}} h', 'Uma partida adiada por menos de {{n}} h', 'opposite'],
    ['pt', 'Debit cards only. Credit cards fail.', 'Somente cartões de crédito. Cartões de débito falham.', 'opposite'],
    ['zh', 'Your bet has overtime included. There is no draw.', '您的投注不含加时赛。没有平局。', 'opposite'],
    ['bn', 'It takes up to 1 hour', 'এতে 2 ঘণ্টা পর্যন্ত লাগে', 'number'],
    ['pt', 'It holds after 24 hours', 'Na hora, depois de 24 dias', 'duration'],
    ['ja', 'The highest amount is {{n}}.', '最低金額は{{n}}です。', 'opposite'],
    ['zh', 'Disable the account', '启用该账户', 'opposite'],
    ['pt', 'It has more than 10,000 lines.', 'Ela tem mais de 10,000 linhas.', 'number'],
    ['es', 'It counts with odds of 1.', 'Cuenta con cuota 0.', 'number'],
    ['ru', 'From a few minutes up to 1 hour', 'От нескольких минут до 1 минуты', 'duration'],
    ['zh', 'Select at most nine animals.', '最多选择生肖。', 'number'],
    ['tr', 'Exactly 6 characters, without spaces', 'Tam 6 karakter, boşluklu', 'negation'],
    ['pt', 'The stake is paid back', 'O valor da aposta é pago de volta a a você', 'doubled'],
    ['zh', 'Confirm the order on the page', '请在页面请在页面上确认订单', 'doubled'],
    ['zh', 'Confirm the order', '确认确认订单', 'doubled'],
    ['hi', 'Two bets win. Three bets lose.', 'दो बेट जीतती हैं। दो बेट हारती हैं।', 'number'],
    ['es', 'Places 3 to 8 count', 'Cuentan los puestos 8 a 3', 'number'],
    ['pt', 'Expiry date (MM/YY)', 'Validade (AA/MM)', 'number'],
    ['ru', 'The month and year, such as 08/27', 'Месяц и год, например 27/08', 'number'],
    ['ko', 'New code in {{seconds}} s', '{{seconds}}분 후 새 코드', 'duration'],
    ['tr', 'Pay by TRC20 only', 'Sadece TRC02 ile öde', 'name'],
    ['hi', 'Enter your CVV', 'अपना VCV डालें', 'name'],
    ['id', 'You cannot undo this', 'Ini dapat dibatalkan', 'negation'],
    ['ar', 'You cannot undo this', 'يمكنك التراجع عن هذا', 'negation'],
    ['de', 'Download your data', 'Daten hochladen', 'opposite'],
    ['ko', 'Export the list', '목록 가져오기', 'opposite'],
    ['es', 'This number is too short', 'Este número es demasiado largo', 'opposite'],
    ['ko', 'The oldest first', '최신 항목 먼저', 'opposite'],
    ['ja', 'Players must be 18 or over', '18歳未満の方に限ります', 'opposite'],
    ['hi', 'It pays 15% less', 'यह 15% अधिक देता है', 'opposite'],
    ['ru', 'You won the bet', 'Вы проиграли ставку', 'opposite'],
    ['bn', 'Add it to the slip', 'এটি স্লিপ থেকে সরান', 'opposite'],
    ['id', 'Turn it off: turned off now', 'Aktifkan: sekarang aktif', 'opposite'],
    ['zh', 'Odds up from {{was}}', '赔率从 {{was}} 下降', 'opposite'],
    ['ja', 'Moved to {{name}}: {{amount}}', '{{amount}}へ移動：{{name}}', 'placeholder-order'],
    ['pt', '{{used}} of {{total}} used', '{{total}} de {{used}} usados', 'placeholder-order'],
    ['ru', 'Lowered from {{free}} to {{cap}}', 'Снижено с {{cap}} до {{free}}', 'placeholder-order'],
    ['id', 'Your account may be closed already.', 'Akaun sahaja sudah ditutup, sila cuba lagi.', 'other-language'],
    ['tr', 'Please choose another account for it', 'Bunun üçün başqa hesab seçin və sonra gözləyin', 'other-language'],
    ['ja', 'Your payment failed', 'Paymentに失敗しました', 'half-translated'],
    ['tr', 'You pay the tax once a year', 'Vergini ildə bir dəfə ödəyirsiniz', 'other-language'],
    ['id', 'Your details are sent to us', 'Maklumat anda dihantar kepada kami kerana perlu', 'other-language'],
    ['es', 'We may block the account', 'Podemos desbloquear la cuenta', 'opposite'],
    ['tr', 'You must be 18 or over', 'En fazla 18 yaşında olmalısınız', 'opposite'],
    ['id', 'Lower the limit', 'Meningkatkan batas', 'opposite'],
    ['bn', 'Digit sum even', 'অঙ্কের যোগ বিজোড়', 'opposite'],
    ['ko', 'Take it back when you are done', '끝나면 다시 다시 가져오세요', 'doubled'],
    ['ru', 'Big is 25', 'Больше» — это 25', 'opening-mark'],
  ])('%s: %s → %s is found as %s', (language, source, target, check) => {
    expect(verdict(language, source, target)).toBe(check);
  });

  it.each<readonly [string, string, string]>([
    ['es', 'At most 10,000 lines, 1.5 each', 'Como máximo 10.000 líneas, 1,5 cada una'],
    ['ru', 'more than 10,000 lines', 'больше 10 000 вариантов'],
    ['zh', 'Stakes up to 10,000', '最多投注1万'],
    ['bn', 'Older than 18', '১৮ বছরের বেশি'],
    ['tr', 'A fee of 65%', '%65 ücret'],
    ['ja', 'The five steps of a bet', 'ベットの5つのステップ'],
    ['ko', 'Both teams score', '2팀 모두 득점'],
    ['pt', 'Two cars come first', 'Dois carros chegam na frente'],
    ['es', 'We answer around the clock.', 'Respondemos las 24 horas.'],
    ['hi', 'Play PK10 and TRC20', 'PK10 और TRC20 खेलें'],
    ['ru', 'It ends on 05/06, {{n}} of {{m}}', 'Заканчивается 05.06, {{n}} из {{m}}'],
    ['ja', 'Have you got a code?', 'コードをお持ちの方'],
    ['pt', 'See https://slipway.test/en/rules now', 'Veja https://slipway.test/pt/rules agora'],
    ['es', 'It should look like name@example.com.', 'Debe parecerse a nombre@ejemplo.com.'],
    ['ru', 'Prices in USD', 'Цены в $'],
    ['ru', 'Sum: {{x, number}}', 'Сумма: {{x, currency(RUB)}}'],
    ['ru', 'Sum: {{x, number}}', 'Сумма: {{ x , number }}'],
    ['id', 'Cash out and free bet', 'Cash out dan free bet'],
    ['ru', 'A day later', 'Сутки спустя'],
    ['zh', 'within 2 weeks', '两周之内'],
    ['ru', 'Since 31/12/2026', 'С 31.12.2026'],
    ['zh-TW', 'Turn on 2-step verification', '開啟兩步驗證'],
    ['nl', 'Always press [ctrl+z](#undo) to undo.', 'Druk altijd op [ctrl+z](#undo) om terug te gaan.'],
    ['it', 'From the <a>.roo/rules-{{slug}}/</a> folder', 'Dalla cartella <a>.roo/rules-{{slug}}/</a>'],
    [
      'fr',
      '// 1. prefilter\nconst notes = search("#x");\nreturn notes;',
      '// 1. préfiltrage\nconst notes = search("#x");\nreturn notes;',
    ],
    ['zh', 'Covered {{toName}} from {{fromName}}.', '已从{{fromName}}补足{{toName}}。'],
    ['he', 'Are you sure you want to go?', 'האם אתם בטוחים? פעולה זו אינה הפיכה'],
    ['ru', 'At least {{n}} types of letters', 'Должен содержать по крайней мере {{n}} типа букв'],
    ['ru', 'Bets are at most {{n}}.', 'Ставка не может быть меньше нуля и больше {{n}}.'],
    ['zh', 'Log in before the match', '请登录后观看比赛'],
    ['ko', 'You can lower them; raising takes a day.', '낮출 수 있으며, 높이는 데는 하루가 걸립니다.'],
    ['fr', 'Add <kbd data-command="addNewRelation"></kbd>', 'Ajouter <kbd data-command="addNewRelation"></kbd>'],
    [
      'es',
      'edit <a class="x" href="https://y.test/z.html#p">it</a> of it',
      'edición <a class="x" href="https://y.test/z.html#p">de</a> lo',
    ],
    ['nl', 'Link bank in browser', 'Koppel bank in browser'],
    ['ja', 'Hide for this visit', '今回の訪問では非表示にする'],
    ['id', 'For lower prices', 'Untuk tingkat harga lebih rendah'],
    ['ja', '{{amount}} was sent to {{name}}.', '{{name}}に{{amount}}を送りました。'],
    ['zh', 'The {{count}} oldest', '最早的 {{count}} 条'],
    ['es', 'You have no older bets', 'No tienes apuestas más antiguas'],
    ['ru', 'This cannot be undone', 'Это действие необратимо'],
    ['hi', 'More or fewer points than the line', 'लाइन से ज़्यादा अंक या कम'],
    ['ko', 'This is not an address of it', '그 주소가 아닙니다'],
    ['zh', 'No longer available', '已不再提供'],
    ['fr', 'Protected by the GDPR', 'Protégé par le RGPD'],
    ['ru', 'Numbers 3 to 8', 'Числа от 3 до 8'],
    ['tr', 'Expiry date (MM/YY)', 'Son kullanma tarihi (AA/YY)'],
    ['pt', 'The URL of it', 'As URLs dele'],
  ])('%s: %s → %s is right', (language, source, target) => {
    const found = verdict(language, source, target);
    expect(['ok', 'untranslated']).toContain(found);
  });
});

describe('sentences of legal texts', () => {
  const source = 'Lower limits hold at once. Higher ones wait.';
  it.each([
    ['ru', 'Снижение действует сразу. Повышение ждёт. Мы вам сообщим.', 'sentences'],
    ['zh', '调低立即生效，调高须等待。', 'sentences'],
    ['hi', 'कम सीमा तुरंत लागू होती है। ज़्यादा सीमा बाद में।', 'ok'],
    ['ja', '「上限？」はすぐ下がります。引き上げは後です。', 'ok'],
    ['es', 'Elige «¿Bajar?» y vale al instante. Subir tarda.', 'ok'],
  ])('%s: %s is %s', (language, target, result) => {
    expect(verdict(language, source, target, LEGAL)).toBe(result);
    expect(verdict(language, source, target), 'elsewhere sentences are free').toBe('ok');
  });
});

describe('forms of a plural', () => {
  const find = (language: string, forms: Readonly<Record<string, string>>): string[] =>
    findingsOf({
      'locales/en.json': { bets_one: '{{count}} bet', bets_other: '{{count}} bets' },
      [`locales/${language}.json`]: Object.fromEntries(
        Object.entries(forms).map(([form, text]) => [`bets_${form}`, text]),
      ),
    }).map((finding) => `${finding.check} ${finding.key}`);

  it('needs {{count}} where a form is for several numbers', () => {
    const others = { few: '{{count}} ставки', many: '{{count}} ставок', other: '{{count}} ставки' };
    expect(find('ru', { one: 'Одна ставка', ...others })).toEqual(['count-needed bets_one']);
    expect(find('ru', { one: '{{count}} ставка', ...others })).toEqual([]);
    expect(find('es', { one: 'Una apuesta', other: '{{count}} apuestas', many: '{{count}} de apuestas' })).toEqual([]);
  });

  it('refuses one text for all where nouns differ', () => {
    const same = (text: string) => ({ one: text, few: text, many: text, other: text });
    expect(find('ru', same('{{count}} ставка'))).toEqual(['same-forms bets_many']);
    const two = {
      one: '{{count}} ставка',
      few: '{{count}} ставок',
      many: '{{count}} ставок',
      other: '{{count}} ставки',
    };
    expect(find('ru', two)).toEqual(['same-forms bets_many']);
    expect(find('ru', same('Ставок: {{count}}'))).toEqual([]);
    expect(find('ru', same('{{count}} евро'))).toEqual([]);
    expect(find('tr', { one: '{{count}} bahis', other: '{{count}} bahis' })).toEqual([]);
    expect(find('pt', { one: '{{count}} aposta', many: '{{count}} apostas', other: '{{count}} aposta' })).toEqual([
      'same-forms bets_other',
    ]);
    expect(find('es', { one: '{{count}} bonus', many: '{{count}} bonus', other: '{{count}} bonus' })).toEqual([]);
  });
});

describe('a sentence that stands twice', () => {
  const find = (second: string): string[] =>
    findingsOf({
      'locales/en/a.json': { one: 'Your bet was not accepted.', go: 'Go on' },
      'locales/en/b.json': { two: 'Your bet was not accepted.', go: 'Go on' },
      'locales/es/a.json': { one: 'Tu apuesta no se aceptó.', go: 'Seguir' },
      'locales/es/b.json': { two: second, go: 'Continuar' },
    }).map((finding) => `${finding.check} ${finding.key}`);

  it('has one translation', () => {
    expect(find('Tu apuesta no se aceptó.')).toEqual([]);
    expect(find('La jugada fue rechazada.')).toEqual(['same-source two']);
  });
});
