import type { Opposites } from './opposite-words.ts';

/** What no translation leaves out: words like those of `Opposites`, whose opposite would say nothing. */
const ALONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'before (?!this|it\\b)': {
    es: 'antes|previ|anterior',
    pt: 'antes|prévi|anterior',
    fr: 'avant|préalable|précéd',
    de: 'vor|bevor|ehe',
    it: 'prima|precedent',
    ru: 'до_|перед|прежде|ранее|раньше|пока_|без_|предыд|заран',
    tr: 'önce|kadar',
    id: 'sebelum|dulu|terlebih',
    zh: '前|先|再',
    ja: '前|先に|まで|うえ|から',
    ko: '전|먼저|앞|까지|뒤',
    hi: 'पहल|पूर्व|पिछल',
    bn: 'আগ|পূর্ব|তারপর',
  },
  'only (?!after)': {
    es: 'solo|sólo|solamente|únic|exclusiv|hasta',
    pt: 'só_|somente|apenas|únic|exclusiv|proib',
    fr: 'seul|unique|que_|qu|exclusiv|juste',
    de: 'nur|ausschließ|einzig|erst|lediglich',
    it: 'sol|unic|esclusiv',
    ru: 'тольк|лишь|исключит|единств|всего',
    tr: 'yalnız|sadece|ancak|tek',
    id: 'hanya|cuma|saja|baru|khusus',
    zh: '只|仅|僅|唯|才|须|限',
    ja: 'のみ|だけ|しか|限|必ず|範囲|から',
    ko: '만|뿐|오직|야_',
    hi: 'केवल|सिर्फ़|ही|मात्र|तभी',
    bn: 'শুধু|কেবল|মাত্র|ই_|তবেই',
  },
  exactly: {
    es: 'exact|precis|just',
    pt: 'exat|precis|just',
    fr: 'exact|précis|juste',
    de: 'genau|exakt',
    it: 'esatt|precis',
    ru: 'ровно|точн|именно',
    tr: 'tam|kesin',
    id: 'tepat|persis',
    zh: '正好|恰好|精确|刚好|准确|正是|完全',
    ja: 'ちょうど|正確|ぴったり|一致',
    ko: '정확|딱|꼭',
    hi: 'ठीक|सटीक|बिल्कुल',
    bn: 'ঠিক|সঠিক|হুবহু',
  },
  'higher|larger|greater': {
    es: 'más alt|mayor|superior|más grande|sub',
    pt: 'mais|maior|superior',
    fr: 'plus|supérieur|élev',
    de: 'höh|größ|mehr',
    it: 'più|maggior|superior',
    ru: 'выше|больш|более|высок|повыш',
    tr: 'yüksek|büyük|fazla|daha',
    id: 'tinggi|besar|lebih|naik',
    zh: '高|大|多',
    ja: '高|大き|多|上げ',
    ko: '높|큰|큽|크|많|더_',
    hi: 'ज़्यादा|अधिक|बड़|ऊँच|बढ़',
    bn: 'বেশি|বড়|উচ্চ|বাড়',
  },
};

const NOTHING = '\uE000';

export const VOTED: readonly Opposites[] = Object.entries(ALONE).map(([english, words]) => ({
  english: [english, '(?!)'],
  words: Object.fromEntries(Object.entries(words).map(([language, said]) => [language, [said, NOTHING]])),
}));
