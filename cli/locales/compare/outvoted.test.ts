import { expect, it } from 'vitest';
import { findingsOf } from '#cli/locales/test/tree.ts';

type Texts = readonly [en: string, es: string, pt: string, ru: string, id: string, zh: string];

const LANGUAGES = ['en', 'es', 'pt', 'ru', 'id', 'zh'] as const;

/** Findings of a catalogue in six languages, or the first of them, one text a row. */
function find(rows: readonly Texts[], count: number = LANGUAGES.length): string[] {
  const files = LANGUAGES.slice(0, count).map((language, column) => [
    `locales/${language}.json`,
    Object.fromEntries(rows.map((row, at) => [`t${at}`, row[column]])),
  ]);
  return findingsOf(Object.fromEntries(files)).map(({ language, key, check }) => `${language} ${key} ${check}`);
}

const NOT: readonly Texts[] = [
  ['It is not open.', 'No está abierto.', 'Não está aberto.', 'Оно не открыто.', 'Ini tidak dibuka.', '尚未打开。'],
  ['It is not here.', 'No está aquí.', 'Não está aqui.', 'Его здесь нет.', 'Ini tidak ada.', '不在这里。'],
  ['Not found', 'No hay nada', 'Não achado', 'Не найдено', 'Tidak ada', '没有找到'],
  ['No result', 'Ningún resultado', 'Nenhum resultado', 'Нет итога', 'Tidak ada hasil', '没有结果'],
];

const LOST: Texts = [
  'It is not ready.',
  'Está listo.',
  'Não está pronto.',
  'Не готово.',
  'Belum siap.',
  '尚未准备好。',
];

it('a "not" that all other languages have', () => {
  expect(find([...NOT, LOST])).toEqual(['es t4 negation']);
});

it('not what a language says otherwise more than once', () => {
  const again: Texts = ['Not yet', 'Pendiente', 'Ainda não', 'Ещё нет', 'Belum', '还没有'];
  expect(find([...NOT, LOST, again])).toEqual([]);
});

it('needs four languages besides the source', () => {
  expect(find([...NOT, LOST], 4)).toEqual([]);
});

it('texts that are still the source have no vote', () => {
  const copies = LOST.map((text, at) => (at > 2 ? LOST[0] : text)) as unknown as Texts;
  expect(find([...NOT, copies]).filter((found) => found.endsWith('negation'))).toEqual([]);
});

it('a "not" that neither the source nor another language has', () => {
  const added: Texts = [
    'Your money is safe.',
    'Tu dinero no es seguro.',
    'Seu dinheiro é seguro.',
    'Деньги целы.',
    'Uang aman.',
    '资金安全。',
  ];
  expect(find([added])).toEqual(['es t0 negation']);
});

it('an "only" that all other languages have', () => {
  const rows = ['Only cards', 'Only players', 'Only banks', 'Only wallets'].map((en, at): Texts => {
    const [es, pt, ru, id, zh] = [
      ['tarjetas', 'cartões', 'карты', 'kartu', '卡'],
      ['jugadores', 'jogadores', 'игроки', 'pemain', '玩家'],
      ['bancos', 'bancos', 'банки', 'bank', '银行'],
      ['billeteras', 'carteiras', 'кошельки', 'dompet', '钱包'],
    ][at] as [string, string, string, string, string];
    return [en, `Solo ${es}`, `Só ${pt}`, `Только ${ru}`, `Hanya ${id}`, `仅限${zh}`];
  });
  const lost: Texts = ['Only members', 'Solo miembros', 'Só membros', 'Участники', 'Hanya anggota', '仅限会员'];
  expect(find([...rows, lost])).toEqual(['ru t4 opposite']);
});

const VALUES = (es: string, zh: string): Texts => [
  'A line with {{lines}} bets costs {{price}} today.',
  es,
  'Uma linha com {{lines}} apostas custa {{price}} hoje.',
  'Вариант из {{lines}} ставок сегодня стоит {{price}}.',
  'Baris dengan {{lines}} taruhan berharga {{price}} hari ini.',
  zh,
];

it('two values that one language has the other way round', () => {
  const turned = 'Una línea con {{price}} apuestas cuesta {{lines}} hoy.';
  expect(find([VALUES(turned, '{{lines}} 注今天的价格是 {{price}}。')])).toEqual(['es t0 placeholder-order']);
});

it('not where a language of another structure has them so', () => {
  const kept = 'Una línea con {{lines}} apuestas cuesta {{price}} hoy.';
  expect(
    find([VALUES(kept, '今天花 {{price}} 可买 {{lines}} 注。')]).filter((found) => !found.startsWith('zh')),
  ).toEqual([]);
});

it('a sentence that only one language leaves out', () => {
  const rows = ['bet', 'card', 'name', 'code'].map((en, at): Texts => {
    const [es, pt, ru, id] = [
      ['la apuesta', 'a aposta', 'ставку', 'taruhan'],
      ['la tarjeta', 'o cartão', 'карту', 'kartu'],
      ['el nombre', 'o nome', 'имя', 'nama'],
      ['el código', 'o código', 'код', 'kode'],
    ][at] as [string, string, string, string];
    return [
      `Check the ${en} again here. Then press the button below.`,
      `Revisa ${es} aquí otra vez. Luego pulsa el botón de abajo.`,
      `Confira ${pt} aqui de novo. Depois pressione o botão abaixo.`,
      `Проверьте ${ru} здесь ещё раз. Затем нажмите кнопку ниже.`,
      `Periksa ${id} di sini lagi. Lalu tekan tombol di bawah.`,
      '请在此再次检查。然后按下面的按钮。',
    ];
  });
  expect(find(rows)).toEqual([]);
  const cut: Texts = [
    'Look at the page again here. Then press the button below.',
    'Mira la página aquí otra vez. Luego pulsa el botón de abajo.',
    'Olhe a página aqui de novo. Depois pressione o botão abaixo.',
    'Посмотрите страницу здесь ещё раз.',
    'Lihat halaman di sini lagi. Lalu tekan tombol di bawah.',
    '请在此再次查看页面。然后按下面的按钮。',
  ];
  expect(find([...rows, cut])).toEqual(['ru t4 sentences']);
});

it('one text for two sources that are two in every other language', () => {
  const rows: readonly Texts[] = [
    [
      'The bets could not be loaded.',
      'No se cargaron las apuestas.',
      'As apostas não carregaram.',
      'Ставки не загружены.',
      'Taruhan tidak dimuat.',
      '无法加载投注。',
    ],
    [
      'The games could not be loaded.',
      'No se cargaron los juegos.',
      'Os jogos não carregaram.',
      'Ставки не загружены.',
      'Game tidak dimuat.',
      '无法加载游戏。',
    ],
  ];
  expect(find(rows)).toEqual(['ru t1 same-source']);
});
