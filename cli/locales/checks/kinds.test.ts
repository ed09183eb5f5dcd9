import { describe, expect, it } from 'vitest';
import { findingsOf, verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string, check: string];

const LEGAL = { legal: ['text'] };

describe('slips of a translation', () => {
  it.each<Case>([
    ['es', 'Your "bets" are here', 'Tus &quot;apuestas&quot; están aquí', 'html-entity'],
    ['ru', 'At most 5 bets a day', 'Не больше&nbsp;5 ставок в день', 'html-entity'],
    ['pt', 'Terms & rules', 'Termos &amp; regras', 'html-entity'],
    ['es', 'Balance: {{sum, number}}', 'Saldo: {{sum}}', 'placeholder-format'],
    ['ru', 'Hello {{- name}}', 'Привет, {{name}}', 'placeholder-format'],
    ['tr', 'From {{min}} to {{max}}', '{{max}} ile {{min}} arası', 'placeholder-order'],
    ['es', 'The odds changed from {{was}} to {{now}}.', 'La cuota pasó de {{now}} a {{was}}.', 'placeholder-order'],
    ['pt', '{{minStake}} to {{maxStake}} a bet', '{{maxStake}} a {{minStake}} por aposta', 'placeholder-order'],
    ['es', 'Choose the bank of your account', 'Elige el el banco de tu cuenta', 'doubled'],
    ['ru', 'Wait for the result', 'Дождитесь результата результата', 'doubled'],
    ['tr', 'Deposits and payouts are listed here', 'Para yatırma ve ve ödemeler burada listelenir', 'doubled'],
    ['id', 'The bet is placed. It counts.', 'Taruhan dipasang. Taruhan dipasang.', 'doubled'],
    ['es', 'Do you accept the new odds?', 'Aceptas las nuevas cuotas?', 'opening-mark'],
    ['es', 'You won!', 'Ganaste!', 'opening-mark'],
    ['pt', 'Name (as in your passport)', 'Nome como no passaporte)', 'opening-mark'],
    ['zh', 'Press “Place bet” (below)', '按下方的“投注”）', 'opening-mark'],
    ['ja', 'Press "Place bet"', 'ベットする」を押してください', 'opening-mark'],
    ['es', 'A higher limit holds after 24 hours; until then the old one stays.', 'Un límite', 'length-ratio'],
    [
      'ru',
      'Deposit',
      'Пополнение счёта: выберите способ, введите сумму и подтвердите платёж в приложении банка, после чего вернитесь на эту страницу и дождитесь сообщения о зачислении.',
      'length-ratio',
    ],
    ['es', 'Your bet was not placed', 'Tu bet no se registró', 'half-translated'],
    ['ru', 'Choose the amount of your deposit', 'Выберите amount пополнения', 'half-translated'],
    ['zh', 'Your balance is too low', '您的 balance 不足', 'half-translated'],
    ['es', 'Share on WhatsApp', 'Compartir por Whatsapp', 'name'],
    ['ru', 'Pay by PayPal', 'Оплата через PayPall', 'name'],
    ['ar', 'The bet is accepted', 'شرط پذیرفته شده است چون گفتم', 'other-language'],
    ['ru', 'Your bets', 'Ваши Ваши ставки', 'doubled'],
    ['id', 'The bets could not be loaded', 'Taruhan tidak dapat loaded', 'half-translated'],
    ['tr', '{{from}}–{{to}} of {{total}}', '{{from}}{{to}} / {{total}}', 'placeholder-format'],
    ['ru', 'Your limit of {{limit}} leaves {{left}}', 'Ваш лимит {{left}}: осталось {{limit}}', 'placeholder-order'],
    ['es', 'Choose "Forgot it?" there, then wait', 'Elige «La has olvidado?» y espera', 'opening-mark'],
    [
      'ru',
      'We could not find out whether it was done. Look at your bets before you try it again.',
      'Мы не смогли этого узнать.',
      'length-ratio',
    ],
    ['ru', 'To end it, use the button above', 'Чтобы закончить, press кнопку выше', 'half-translated'],
    ['es', 'Too many attempts', 'Muitas tentativas', 'other-language'],
    ['id', 'The passwords differ', 'Kata laluan tidak sama', 'other-language'],
    ['hi', 'Your bets could not be loaded', 'तुमचे बेट्स लोड करता आले नाहीत', 'other-language'],
    ['bn', 'Notifications are on for it', 'এর জন্য বিজ্ঞপ্তি বন্ধ আছে', 'opposite'],
  ])('%s: %s → %s is found as %s', (language, source, target, check) => {
    expect(verdict(language, source, target)).toBe(check);
  });

  it.each<readonly [string, string, string]>([
    ['es', 'Terms & rules', 'Términos & reglas'],
    ['pt', 'Changes, if they are asked for', 'Alterações, se se pedirem'],
    ['ja', 'Hex code', '16進コード'],
    ['es', 'Up<br></br>down', 'Arriba<br></br>abajo'],
    ['da', 'Low (score ≥ .25)', 'Lav (score ≥ 0,25)'],
    ['es', 'Size: 800 x 200', 'Tamaño: 800x200'],
    ['de', ' to avoid this issue.', ', um dieses Problem zu vermeiden.'],
    ['et', 'Files with any ending (.txt, .md, .json)', 'Failid mis tahes laiendiga (.txt, .md, .json)'],
    ['ca', 'Arguments', 'Arguments'],
    ['hr', 'Press enter after each entry', 'Pritisnite enter nakon svakog unosa'],
    ['fr', '<b>Note:</b> wait', '<b>Note&nbsp;:</b> attendez'],
    ['ja', '{{min}} to {{max}}', '{{min}}から{{max}}まで'],
    ['id', 'Bets of friends', 'Taruhan teman-teman'],
    ['hi', 'Try again and again', 'बार बार कोशिश करें'],
    ['tr', 'One by one', 'Tek tek'],
    ['fr', 'Do you want it?', 'Vous vous le voulez ?'],
    ['es', 'a) first, b) then', 'a) primero, b) luego'],
    ['es', 'Smile :)', 'Sonríe :)'],
    ['de', 'Do you accept?', 'Nimmst du an?'],
    ['zh', 'A higher limit holds after 24 hours; until then the old one stays.', '较高的限额24小时后生效。'],
    ['es', 'Run "get started" now', 'Ejecuta «get started» ahora'],
    ['ru', 'Run npm install --save first', 'Сначала выполните npm install --save'],
    ['es', 'Share on WhatsApp', 'Compartir por WhatsApp'],
    ['el', 'Do you accept it?', 'Το δέχεστε;'],
    ['es', 'In the 2nd half', 'En el segundo tiempo'],
    ['ru', 'Up to 10GB of space', 'До 10 ГБ места'],
    ['de', 'Up to 10k lines', 'Bis zu 10.000 Zeilen'],
    ['es', 'It holds after 24 hours.', 'Vale al cabo de un día.'],
    ['ru', 'It holds for 7 days.', 'Действует неделю.'],
    ['ja', 'At 5 PM each day', '毎日17:00に'],
    ['de', 'Open until 5:30 pm', 'Bis 17:30 Uhr geöffnet'],
    ['pt', '{{width}} × {{height}} px', '{{width}}×{{height}} px'],
    ['ja', '{{name}} – {{amount}}', '{{name}}：{{amount}}'],
    ['es', 'Is it here? Look again.', '¿Está aquí? Míralo de nuevo.'],
    ['ru', 'Type press there', 'Введите «press» там'],
    ['es', 'The Muito Obrigado Cup', 'Copa Muito Obrigado'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(['ok', 'untranslated']).toContain(verdict(language, source, target));
  });
});

describe('negation in legal texts', () => {
  it.each<readonly [string, string, string, string]>([
    ['es', 'You may not bet for others.', 'Puede apostar por otros.', 'negation'],
    ['ru', 'A bet cannot be cancelled.', 'Ставку можно отменить.', 'negation'],
    ['zh', 'We never ask for your password.', '我们会询问您的密码。', 'negation'],
    ['tr', 'You must not share your account.', 'Hesabınızı paylaşın.', 'negation'],
    ['es', 'Stakes cannot exceed the limit.', 'Las apuestas llegan como máximo hasta el límite.', 'ok'],
    ['pt', 'No more than five bets are counted.', 'Contam no máximo cinco apostas.', 'ok'],
    ['ja', 'You may not bet for others.', '他人のためにベットしてはいけません。', 'ok'],
    ['es', 'We do not lend. You may not bet or lend.', 'No prestamos. Puedes apostar ni prestar.', 'negation'],
    ['tr', 'They are cut, not rounded.', 'Ondalık basamakta kesilir, yuvarlanır.', 'negation'],
    ['tr', 'They must not bet.', 'Bahis oynamamalıdır.', 'ok'],
  ])('%s: %s → %s is %s', (language, source, target, result) => {
    expect(verdict(language, source, target, LEGAL)).toBe(result);
  });
});

describe('a form for one', () => {
  const find = (language: string, one: string, more: Readonly<Record<string, string>> = {}): string[] =>
    findingsOf({
      'locales/en.json': { bets_one: 'One bet', bets_other: '{{count}} bets' },
      [`locales/${language}.json`]: { bets_one: one, bets_other: '{{count}} x', bets_many: '{{count}} y', ...more },
    }).flatMap(({ check, key }) => (check === 'count-needed' ? [key] : []));

  it('that says one is for none too, where the language has it so', () => {
    expect(find('pt', 'Uma aposta')).toEqual(['bets_one']);
    expect(find('hi', 'एक दांव')).toEqual(['bets_one']);
    expect(find('pt', 'Uma aposta', { bets_zero: 'Nenhuma' })).toEqual([]);
    expect(find('pt', 'A aposta')).toEqual([]);
    expect(find('es', 'Una apuesta')).toEqual([]);
  });
});

describe('two neighbours that have each other’s text', () => {
  const find = (
    texts: Readonly<Record<string, string>>,
    own: Readonly<Record<string, string>>,
    language = 'es',
  ): string[] =>
    findingsOf({ 'locales/en.json': texts, [`locales/${language}.json`]: own }).map(
      ({ check, key }) => `${check} ${key}`,
    );

  it('are found by other places of the same text', () => {
    const source = { a: 'Confirm', b: 'Cancel', go: 'Go', later: 'Confirm', end: 'Cancel', last: 'Cancel' };
    const right = { a: 'Confirmar', b: 'Cancelar', go: 'Ir', later: 'Confirmar', end: 'Cancelar', last: 'Cancelar' };
    expect(find(source, right)).toEqual([]);
    expect(find(source, { ...right, a: 'Cancelar', b: 'Confirmar' })).toEqual(['exchanged b']);
  });

  it('are found by how other texts say the word by which they differ', () => {
    const source = {
      a: 'Service fee',
      b: 'Network fee',
      c: 'Choose a network',
      d: 'Send it on this network',
      e: 'Customer service',
      f: 'Write to our service',
    };
    const right = {
      a: '서비스 수수료',
      b: '네트워크 수수료',
      c: '네트워크를 선택하세요',
      d: '이 네트워크로 보내세요',
      e: '고객 서비스',
      f: '서비스 팀에 문의하세요',
    };
    expect(find(source, right, 'ko')).toEqual([]);
    expect(find(source, { ...right, a: right.b, b: right.a }, 'ko')).toEqual(['exchanged b']);
  });

  it('are found by words that both languages share, by their lengths and by how they end', () => {
    const source = { a: 'Choose a promotion', b: 'Verification of your account' };
    expect(find(source, { a: 'Elige una promoción', b: 'Verificación de tu cuenta' })).toEqual([]);
    expect(find(source, { a: 'Verificación de tu cuenta', b: 'Elige una promoción' })).toEqual(['exchanged b']);
    const lengths = { a: 'Your money is there in a few minutes, at the latest tomorrow.', b: 'Money is there soon' };
    expect(
      find(lengths, { a: 'Llegará pronto', b: 'El dinero llega en unos minutos, a más tardar mañana.' }),
    ).toContain('exchanged b');
    const ends = { a: 'Name', b: 'Enter a name.' };
    expect(find(ends, { a: 'नाम', b: 'नाम डालें।' }, 'hi')).toEqual([]);
    expect(find(ends, { a: 'नाम डालें।', b: 'नाम' }, 'hi')).toEqual(['exchanged b']);
  });
});

describe('a region', () => {
  it('has only what differs from its language', () => {
    const source = { title: 'Bets', colour: 'Color', go: 'Go' };
    const trees = {
      'locales/en.json': source,
      'locales/en-GB.json': { colour: 'Colour' },
      'locales/pt.json': { title: 'Apostas', colour: 'Cor', go: 'Ir' },
      'locales/pt-BR.json': { go: 'Vai' },
    };
    expect(findingsOf(trees)).toEqual([]);
    expect(
      findingsOf({ ...trees, 'locales/pt.json': { colour: 'Cor', go: 'Ir' } }).map(({ language }) => language),
    ).toEqual(['pt-BR', 'pt']);
  });

  it('may have another currency than the source, where it is the same language', () => {
    expect(verdict('en-GB', 'It costs $5 a day', 'It costs £5 a day')).toBe('ok');
  });
});
