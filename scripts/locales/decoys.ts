import { LANGUAGES, type Language } from './phrases.ts';
import type { Tree } from './tree.ts';

/** Legal things that look like defects. `all` stands for every language, a language's own entry goes first. */
interface Decoy {
  readonly kind: string;
  readonly texts: Readonly<Record<string, Partial<Record<Language | 'all', unknown>>>>;
}

const same = (value: unknown): Partial<Record<Language | 'all', unknown>> => ({ all: value });

/** One text in the order of LANGUAGES. */
function each(...texts: string[]): Partial<Record<Language, string>> {
  return Object.fromEntries(LANGUAGES.map((language, index) => [language, texts[index]]));
}

export const DECOYS: readonly Decoy[] = [
  {
    kind: '_zero in every language, {{count}} spelled out',
    texts: {
      news_zero: each(
        'No messages',
        '没有消息',
        'Tidak ada pesan',
        'メッセージはありません',
        '메시지 없음',
        'Sin mensajes',
        'Mesaj yok',
        'कोई संदेश नहीं',
        'Nenhuma mensagem',
        'Нет сообщений',
        'কোনো বার্তা নেই',
      ),
    },
  },
  {
    kind: 'plural of the zero decoy',
    texts: plural('news', {
      en: ['One message', '{{count}} messages'],
      zh: ['', '{{count}}条消息'],
      id: ['', '{{count}} pesan'],
      ja: ['', 'メッセージ{{count}}件'],
      ko: ['', '메시지 {{count}}건'],
      es: ['Un mensaje', '{{count}} mensajes'],
      tr: ['Bir mesaj', '{{count}} mesaj'],
      hi: ['एक संदेश', '{{count}} संदेश'],
      pt: ['Uma mensagem', '{{count}} mensagens'],
      ru: ['Одно сообщение', '{{count}} сообщения'],
      bn: ['একটি বার্তা', '{{count}}টি বার্তা'],
    }),
  },
  {
    kind: 'spaces in braces, other order, twice',
    texts: {
      order: {
        ...each(
          '{{home}} - {{away}} at {{ time }}',
          '{{time}}：{{away}}对{{home}}',
          '{{ home }} - {{ away }} pukul {{time}}',
          '{{time}} {{home}}対{{away}}',
          '{{time}} {{home}} 대 {{away}}',
          '{{time}}: {{home}} - {{away}}',
          '{{home}} - {{away}}, {{time}}',
          '{{time}} को {{home}} - {{away}}',
          'às {{time}}: {{home}} - {{away}}',
          '{{time}}: {{home}} - {{away}} ({{home}})',
          '{{time}}-এ {{home}} - {{away}}',
        ),
      },
    },
  },
  {
    kind: 'raw and formatted values',
    texts: {
      format: each(
        '{{- raw}} costs {{value, number}}',
        '{{- raw}}价格{{value, currency(CNY)}}',
        '{{- raw}} seharga {{value, number}}',
        '{{- raw}}は{{value, number}}',
        '{{- raw}} 가격 {{value, number}}',
        '{{-raw}} cuesta {{value, number(minimumFractionDigits: 2)}}',
        '{{- raw}} fiyatı {{value, number}}',
        '{{- raw}} की कीमत {{value, number}}',
        '{{- raw}} custa {{value}}',
        '{{- raw}} стоит {{value, number}}',
        '{{- raw}} এর দাম {{value, number}}',
      ),
    },
  },
  {
    kind: 'nesting with options',
    texts: {
      nested: each(
        'Your $t(news, {"count": {{n}} }) wait',
        '您有$t(news, {"count": {{n}} })',
        '$t(news, {"count": {{n}} }) menunggu',
        '$t(news, {"count": {{n}} })が届いています',
        '$t(news, {"count": {{n}} }) 대기',
        'Te esperan $t(news, {"count": {{n}} })',
        '$t(news, {"count": {{n}} }) bekliyor',
        "$t(news, {'count': {{n}} }) आए हैं",
        '$t(news, {"count": {{n}} }) à espera',
        'Вас ждут $t(news, {"count": {{n}} })',
        '$t(news, {"count": {{n}} }) অপেক্ষায়',
      ),
    },
  },
  {
    kind: 'tags in other order, <br>',
    texts: {
      links: each(
        'See <0>rules</0> and <1>help</1><br/>today',
        '今日<1>帮助</1>与<0>规则</0><br>',
        'Lihat <1>bantuan</1> dan <0>aturan</0><br/>',
        '<1>ヘルプ</1>と<0>ルール</0><br/>を見る',
        '<0>규칙</0>과 <1>도움말</1><br/>',
        'Mira <0>reglas</0> y <1>ayuda</1><br />',
        '<0>Kurallar</0> ve <1>yardım</1><br/>',
        '<1>मदद</1> और <0>नियम</0><br/> देखें',
        'Veja <0>regras</0> e <1>ajuda</1><br/>',
        'См. <0>правила</0> и <1>помощь</1><br/>',
        '<0>নিয়ম</0> ও <1>সহায়তা</1><br/> দেখুন',
      ),
    },
  },
  {
    kind: 'comparison and money signs',
    texts: {
      signs: each(
        'Odds < 1.5 or > 10, ${{amount}}, 100% & more',
        '赔率 < 1.5 或 > 10，${{amount}}，100% 等',
        'Peluang < 1.5 atau > 10, ${{amount}}, 100% & lainnya',
        'オッズ < 1.5 または > 10、${{amount}}、100%など',
        '배당 < 1.5 또는 > 10, ${{amount}}, 100% 등',
        'Cuotas < 1.5 o > 10, ${{amount}}, 100 % y más',
        'Oran < 1.5 veya > 10, ${{amount}}, %100 ve fazlası',
        'ऑड्स < 1.5 या > 10, ${{amount}}, 100% और भी',
        'Cotas < 1.5 ou > 10, ${{amount}}, 100% e mais',
        'Коэф. < 1.5 или > 10, ${{amount}}, 100 % и больше',
        'অডস < 1.5 বা > 10, ${{amount}}, 100% ও আরও',
      ),
    },
  },
  {
    kind: 'terms, links, numbers, patterns',
    texts: {
      'fixed.coin': same('USDT'),
      'fixed.vip': same('VIP'),
      'fixed.url': same('https://slipway.example/help?x=1'),
      'fixed.mail': same('support@slipway.example'),
      'fixed.number': same('1,000.00'),
      'fixed.market': same('1X2'),
      'fixed.date': same('DD/MM/YYYY HH:mm'),
      'fixed.brand': same('Slipway'),
      'fixed.phone': same('iPhone'),
      'fixed.net': same('Wi-Fi'),
      'fixed.game': same('Mega Moolah'),
      'fixed.maker': same('Pragmatic Play'),
      'fixed.only': same('{{name}} · {{value}}'),
      'fixed.handle': same('@slipway_help'),
      'fixed.telegram': same('Telegram'),
      'fixed.tag': same('<0>{{count}}</0>'),
      'fixed.vs': same('{{home}} vs {{away}}'),
      'fixed.dash': same('—'),
    },
  },
  {
    kind: 'words shared by languages',
    texts: {
      'shared.total': each('Total', '总计', 'Total', '合計', '합계', 'Total', 'Toplam', 'कुल', 'Total', 'Итого', 'মোট'),
      'shared.bonus': each(
        'Bonus',
        '奖金',
        'Bonus',
        'ボーナス',
        '보너스',
        'Bono',
        'Bonus',
        'बोनस',
        'Bônus',
        'Бонус',
        'বোনাস',
      ),
      'shared.casino': each(
        'Casino',
        '娱乐场',
        'Kasino',
        'カジノ',
        '카지노',
        'Casino',
        'Casino',
        'कैसीनो',
        'Casino',
        'Казино',
        'ক্যাসিনো',
      ),
      'shared.email': each(
        'Email',
        '电子邮箱',
        'Email',
        'メール',
        '이메일',
        'Email',
        'E-posta',
        'ईमेल',
        'Email',
        'Почта',
        'ইমেইল',
      ),
      'shared.menu': each('Menu', '菜单', 'Menu', 'メニュー', '메뉴', 'Menú', 'Menü', 'मेनू', 'Menu', 'Меню', 'মেনু'),
      'shared.live': each(
        'Live Casino',
        '真人娱乐',
        'Live Casino',
        'ライブカジノ',
        '라이브 카지노',
        'Casino en vivo',
        'Canlı Casino',
        'लाइव कैसीनो',
        'Cassino ao vivo',
        'Лайв-казино',
        'লাইভ ক্যাসিনো',
      ),
      'shared.error': each(
        'Error',
        '错误',
        'Error',
        'エラー',
        '오류',
        'Error',
        'Hata',
        'त्रुटि',
        'Erro',
        'Ошибка',
        'ত্রুটি',
      ),
    },
  },
  {
    kind: 'names of languages',
    texts: {
      'language.en': same('English'),
      'language.zh': same('中文'),
      'language.ru': same('Русский'),
      'language.hi': same('हिन्दी'),
      'language.es': same('Español'),
      'language.ja': same('日本語'),
      'language.bn': same('বাংলা'),
      'language.ko': same('한국어'),
    },
  },
  {
    kind: 'contexts',
    texts: {
      friend: each('A friend', '朋友', 'Teman', '友達', '친구', 'Amistad', 'Arkadaş', 'मित्र', 'Amizade', 'Друг', 'বন্ধু'),
      friend_male: each(
        'A boyfriend',
        '男朋友',
        'Teman pria',
        '男友達',
        '남자친구',
        'Un amigo',
        'Erkek arkadaş',
        'पुरुष मित्र',
        'Um amigo',
        'Приятель',
        'ছেলে বন্ধু',
      ),
      friend_female: each(
        'A girlfriend',
        '女朋友',
        'Teman wanita',
        '女友達',
        '여자친구',
        'Una amiga',
        'Kız arkadaş',
        'महिला मित्र',
        'Uma amiga',
        'Подруга',
        'মেয়ে বন্ধু',
      ),
      player: each(
        'Player of the day',
        '今日玩家',
        'Pemain hari ini',
        '本日のプレイヤー',
        '오늘의 선수',
        'Jugador del día',
        'Günün oyuncusu',
        'आज का खिलाड़ी',
        'Jogador do dia',
        'Игрок дня',
        'আজকের খেলোয়াড়',
      ),
      player_female: { es: 'Jugadora del día', pt: 'Jogadora do dia', ru: 'Игрок дня', hi: 'आज की खिलाड़ी' },
    },
  },
  {
    kind: 'names that end like plural forms',
    texts: {
      step_one: each(
        'First choose a match',
        '先选比赛',
        'Pilih laga dulu',
        'まず試合を選ぶ',
        '먼저 경기 선택',
        'Primero elige un partido',
        'Önce maç seç',
        'पहले मैच चुनें',
        'Primeiro escolha o jogo',
        'Сначала выберите матч',
        'আগে ম্যাচ বাছুন',
      ),
      step_two: each(
        'Then set your stake',
        '再填金额',
        'Lalu isi nominal',
        '次に金額を決める',
        '그다음 금액 입력',
        'Luego pon el importe',
        'Sonra tutarı gir',
        'फिर राशि डालें',
        'Depois defina o valor',
        'Затем укажите сумму',
        'তারপর পরিমাণ দিন',
      ),
      reason_other: each(
        'Another reason',
        '其他原因',
        'Alasan lain',
        'その他の理由',
        '기타 사유',
        'Otro motivo',
        'Başka neden',
        'अन्य कारण',
        'Outro motivo',
        'Другая причина',
        'অন্য কারণ',
      ),
      reason_fraud: each(
        'Fraud suspected',
        '涉嫌欺诈',
        'Dugaan penipuan',
        '不正の疑い',
        '부정 의심',
        'Sospecha de fraude',
        'Dolandırıcılık şüphesi',
        'धोखाधड़ी का संदेह',
        'Suspeita de fraude',
        'Подозрение в мошенничестве',
        'জালিয়াতির সন্দেহ',
      ),
    },
  },
  {
    kind: 'lists, numbers, switches',
    texts: {
      'tips.list': {
        ...Object.fromEntries(
          Object.entries(
            each(
              'Start small',
              '从小额开始',
              'Mulai kecil',
              '少額から',
              '소액부터',
              'Empieza poco a poco',
              'Küçük başla',
              'छोटे से शुरू',
              'Comece pequeno',
              'Начните с малого',
              'অল্পে শুরু',
            ),
          ).map(([language, text]) => [language, [text, '2 + 2']]),
        ),
      },
      'tips.rows': same(10),
      'tips.on': same(true),
      'tips.none': same(''),
    },
  },
  {
    kind: 'signs that are not seen, rightly',
    texts: {
      'quiet.emoji': each(
        'Family 👨‍👩‍👧 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag',
        '家庭👨‍👩‍👧和🏴󠁧󠁢󠁥󠁮󠁧󠁿旗',
        'Keluarga 👨‍👩‍👧 dan bendera 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        '家族👨‍👩‍👧と🏴󠁧󠁢󠁥󠁮󠁧󠁿旗',
        '가족 👨‍👩‍👧 깃발 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'Familia 👨‍👩‍👧 y bandera 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'Aile 👨‍👩‍👧 ve bayrak 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'परिवार 👨‍👩‍👧 और झंडा 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'Família 👨‍👩‍👧 e bandeira 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'Семья 👨‍👩‍👧 и флаг 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'পরিবার 👨‍👩‍👧 ও পতাকা 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
      ),
      'quiet.joiner': each(
        'Strength',
        '实力',
        'Kekuatan',
        '強さ',
        '강점',
        'Fuerza',
        'Güç',
        'शक्‍ति',
        'Força',
        'Сила',
        'র‍্যাঙ্ক',
      ),
      'quiet.nbsp': each(
        '10 000 players, no. 5',
        '10 000名玩家，第5',
        '10 000 pemain, no. 5',
        '10 000人、5番',
        '10 000명, 5번',
        '10 000 jugadores, n.º 5',
        '10 000 oyuncu, no. 5',
        '10 000 खिलाड़ी, नं. 5',
        '10 000 jogadores, n.º 5',
        '10\u00A0000 игроков, №\u00A05',
        '10 000 খেলোয়াড়, নং 5',
      ),
      'quiet.wide': each(
        'Name: value',
        '名称：　数值',
        'Nama: nilai',
        '名前：　値',
        '이름: 값',
        'Nombre: valor',
        'Ad: değer',
        'नाम: मान',
        'Nome: valor',
        'Имя: значение',
        'নাম: মান',
      ),
    },
  },
  {
    kind: 'spaces and lines as in the source',
    texts: {
      'lines.label': each(
        'Total stake: ',
        '总金额：',
        'Total taruhan: ',
        '合計金額：',
        '총 금액: ',
        'Apuesta total: ',
        'Toplam bahis: ',
        'कुल दांव: ',
        'Aposta total: ',
        'Общая ставка: ',
        'মোট বাজি: ',
      ),
      'lines.two': each(
        'First line\nSecond line',
        '第一行\n第二行',
        'Baris satu\nBaris dua',
        '一行目\n二行目',
        '첫 줄\n둘째 줄',
        'Línea uno\nLínea dos',
        'Birinci satır\nİkinci satır',
        'पहली पंक्ति\nदूसरी पंक्ति',
        'Linha um\nLinha dois',
        'Строка один\nСтрока два',
        'এক সারি\nদুই সারি',
      ),
    },
  },
  {
    kind: 'letters that only look garbled',
    texts: {
      'letters.capitals': each(
        'TOMORROW… “NO” «YES»',
        '明天…“不”',
        'BESOK… “TIDAK” «YA»',
        '明日…「いいえ」',
        '내일… “아니요”',
        'MAÑANA… “SÍ” «NO» ¿AÑO? PIÑA»',
        'YARIN… “HAYIR” «ŞÜKRÜ» ÇİÇEĞİ',
        'कल… “नहीं”',
        'AMANHÃ… “NÃO” «SIM» É»',
        'ЗАВТРА… «НЕТ» РОССИЯ, СЁРФИНГ',
        'কাল… “না”',
      ),
      'letters.questions': each(
        'Are you sure?',
        '您确定吗？',
        'Yakin??',
        '本当によろしいですか？',
        '확실합니까?',
        '¿Seguro?',
        'Emin misin?',
        'पक्का?',
        'Tem certeza?',
        'Вы уверены??',
        'নিশ্চিত?',
      ),
    },
  },
  {
    kind: 'terms of Latin letters in other scripts',
    texts: {
      'mixed.app': each(
        'Download the app with a QR code',
        '扫描QR码下载App',
        'Unduh aplikasi dengan kode QR',
        'QRコードでアプリをダウンロード',
        'QR 코드로 앱 다운로드',
        'Descarga la app con un código QR',
        'QR koduyla uygulamayı indir',
        'QR कोड से ऐप डाउनलोड करें',
        'Baixe o app com um código QR',
        'Скачайте приложение по QR-коду',
        'QR কোড দিয়ে অ্যাপ নামান',
      ),
      'mixed.club': each(
        'VIP club',
        'VIP俱乐部',
        'Klub VIP',
        'VIPクラブ',
        'VIP 클럽',
        'Club VIP',
        'VIP kulübü',
        'VIP क्लब',
        'Clube VIP',
        'VIP-клуб',
        'VIP ক্লাব',
      ),
    },
  },
  {
    kind: 'braces and words in brackets meant as text',
    texts: {
      'literal.set': each(
        'Type { } for a set',
        '输入 { } 表示集合',
        'Ketik { } untuk himpunan',
        '{ }と入力',
        '{ } 입력',
        'Escribe { } para un conjunto',
        'Küme için { } yaz',
        'समूह के लिए { } लिखें',
        'Digite { } para um conjunto',
        'Введите { } для набора',
        'সেটের জন্য { } লিখুন',
      ),
      'literal.word': each(
        'Enter <amount> here',
        '在此输入 <amount>',
        'Isi <amount> di sini',
        'ここに<amount>を入力',
        '여기에 <amount> 입력',
        'Escribe <amount> aquí',
        'Buraya <amount> yaz',
        'यहां <amount> लिखें',
        'Digite <amount> aqui',
        'Введите <amount> здесь',
        'এখানে <amount> লিখুন',
      ),
    },
  },
  {
    kind: 'just as long as fits',
    texts: {
      'narrow.button': each(
        '12345678901234567890',
        '12345678901234567890',
        '12345678901234567890',
        '12345678901234567890',
        '12345678901234567890',
        '12345678901234567890',
        '12345678901234567890',
        'क्षत्रिय क्षत्रिय क्षत्रि',
        '12345678901234567890',
        '<b>12345678901234567890</b>'.replace(/<\/?b>/gu, ''),
        '12345678901234567890',
      ),
    },
  },
];

function plural(key: string, forms: Readonly<Record<Language, readonly [string, string]>>): Decoy['texts'] {
  const texts: Record<string, Partial<Record<Language, string>>> = {};
  for (const language of LANGUAGES) {
    const [one, other] = forms[language];
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const form of needed) (texts[`${key}_${form}`] ??= {})[language] = form === 'one' ? one : other;
  }
  return texts;
}

/** Puts the decoys into every namespace `copies` times, with the code that uses them; gives how many texts that is. */
export function addDecoys(tree: Tree, copies: number): number {
  let count = 0;
  for (let copy = 0; copy < copies; copy += 1)
    for (const { texts } of DECOYS)
      for (const [key, values] of Object.entries(texts))
        for (const language of LANGUAGES) {
          const value = values[language] ?? values.all;
          if (value === undefined) continue;
          tree.texts.get(language)?.get('common')?.set(placed(key, copy), relocated(value, copy));
          count += 1;
        }
  tree.code.set('decoys.tsx', decoyCode(copies));
  return count;
}

function placed(key: string, copy: number): string {
  return `decoy${copy}.${key}`;
}

/** `$t(news …)` has to name the copy's own text. */
function relocated(value: unknown, copy: number): unknown {
  return typeof value === 'string' ? value.replaceAll('$t(news', `$t(decoy${copy}.news`) : value;
}

function decoyCode(copies: number): string {
  const blocks: string[] = [];
  for (let copy = 0; copy < copies; copy += 1) {
    const at = `decoy${copy}`;
    blocks.push(`
export function Decoy${copy}({ kind, code, who, t: given }: Props) {
  const { t, i18n } = useTranslation('common', { keyPrefix: '${at}' });
  const { t: all } = useTranslation(['common', 'wallet']);
  const label = SIGN[kind];
  // t('never.written') in a comment; /* t("neither") */
  return (
    <p title={all(\`${at}.fixed.\${code}\`)}>
      {t('news', { count: 3 })} {t('friend', { context: who })} {t('player', { context: 'female' })}
      {all('${at}.order', { home: 'a', away: 'b', time: 'c' })} {t('format')} {t('nested', { n: 2 })}
      <Trans i18nKey="${at}.links" ns="common">See <a>rules</a></Trans> {t('signs')}
      {t('tips.list', { returnObjects: true })} {t('tips.rows')} {t(code ? 'tips.on' : 'tips.none')}
      {all('${at}.shared.' + kind)} {i18n.t('common:${at}.language.' + kind)}
      {t('step_one')} {t('step_two')} {t('reason', { context: kind })} {t(label)}
      {given([\`common:${at}.quiet.\${kind}\`, 'common:${at}.quiet.emoji'])} {t(($) => $.lines.label)} {t('lines.two')}
      {t('not.there.yet', { defaultValue: 'Soon' })} {t('nor.this', 'A default text')} {Don't && can't}
      {t('letters.capitals')} {t('letters.questions')} {t('mixed.app')} {t('mixed.club')}
      {all('${at}.literal.set')} {all('${at}.literal.word', { ns: 'common' })} {t('narrow.button')}
    </p>
  );
}`);
  }
  return `import { Trans, useTranslation } from 'react-i18next';\nconst SIGN = { a: 'quiet.emoji', b: 'quiet.joiner' };\nconst other = "http://example.test/a.b";\n${blocks.join('\n')}\nsetTimeout('t', 1); format('x.y'); const set = list.at('k.l');\n`.replaceAll(
    "{Don't && can't}",
    '',
  );
}
