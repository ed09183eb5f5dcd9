import { baseLanguage } from '#cli/locales/language/languages.ts';

const ENGLISH: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

/**
 * The words for 2 to 10, or their beginnings. Chinese and Japanese ones are characters; Hindi and Bengali are compared with vowel
 * signs.
 */
const WORDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  zh: [['二', '两', '双', '兩', '雙'], ['三'], ['四'], ['五'], ['六'], ['七'], ['八'], ['九'], ['十']],
  ja: [['二', '両', 'ふた', '２'], ['三', 'みっ'], ['四'], ['五'], ['六'], ['七'], ['八'], ['九'], ['十']],
  ko: [
    ['두', '둘', '이'],
    ['세', '셋', '삼'],
    ['네', '넷', '사'],
    ['다섯', '오'],
    ['여섯', '육'],
    ['일곱', '칠'],
    ['여덟', '팔'],
    ['아홉', '구'],
    ['열', '십'],
  ],
  es: [['dos', 'ambos', 'ambas'], ['tres'], ['cuatro'], ['cinco'], ['seis'], ['siete'], ['ocho'], ['nueve'], ['diez']],
  pt: [
    ['dois', 'duas', 'ambos', 'ambas'],
    ['três'],
    ['quatro'],
    ['cinco'],
    ['seis'],
    ['sete'],
    ['oito'],
    ['nove'],
    ['dez'],
  ],
  ru: [
    ['два', 'две', 'двух', 'двум', 'двумя', 'оба', 'обе', 'двое'],
    ['три', 'трёх', 'трех', 'трём', 'трем'],
    ['четыр'],
    ['пять', 'пяти'],
    ['шест'],
    ['семь', 'семи'],
    ['восемь', 'восьми'],
    ['девят'],
    ['десят'],
  ],
  tr: [['iki'], ['üç'], ['dört'], ['beş'], ['altı'], ['yedi'], ['sekiz'], ['dokuz'], ['on']],
  id: [['dua', 'kedua'], ['tiga'], ['empat'], ['lima'], ['enam'], ['tujuh'], ['delapan'], ['sembilan'], ['sepuluh']],
  hi: [['दो'], ['तीन'], ['चार'], ['पाँच', 'पांच'], ['छह', 'छः', 'छ'], ['सात'], ['आठ'], ['नौ'], ['दस']],
  bn: [['দুই', 'দুটি', 'দু'], ['তিন'], ['চার'], ['পাঁচ'], ['ছয়', 'ছয়'], ['সাত'], ['আট'], ['নয়', 'নয়'], ['দশ']],
};

/** Numbers spelled out in English; "ten" only before a counted thing. */
export function spelledOut(english: string): number[] {
  return [
    ...english
      .toLowerCase()
      .matchAll(
        /(?<![\p{L}\p{N}'’-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}\p{N}'’-])/gu,
      ),
  ].map(([word]) => ENGLISH[word] ?? 0);
}

/** Undefined for a language without known words. */
export function hasNumberWord(text: string, language: string, value: number): boolean | undefined {
  const words = WORDS[baseLanguage(language)]?.[value - 2];
  if (words === undefined) return undefined;
  const lower = text.toLowerCase();
  const isSpaced = !['zh', 'ja', 'ko', 'hi', 'bn'].includes(baseLanguage(language));
  return words.some((word) => {
    if (!isSpaced) return lower.includes(word);
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      if (!/\p{L}$/u.test(lower.slice(Math.max(0, at - 2), at))) return true;
    return false;
  });
}
