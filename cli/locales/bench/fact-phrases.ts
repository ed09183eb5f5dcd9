import type { Phrase } from './phrases.ts';

/** Texts with facts, in the order of LANGUAGES. */
export const WITH_FACTS: readonly Phrase[] = [
  [
    'You must be at least 18 years old.',
    '您必须年满 18 岁。',
    'Anda harus berusia minimal 18 tahun.',
    '18歳以上の方に限ります。',
    '만 18세 이상이어야 합니다.',
    'Debes tener al menos 18 años para jugar.',
    'En az 18 yaşında olmalısınız.',
    'आपकी उम्र कम से कम 18 साल होनी चाहिए।',
    'Você precisa ter pelo menos 18 anos para jogar.',
    'Вам должно быть не меньше 18 лет.',
    'আপনার বয়স অন্তত 18 বছর হতে হবে।',
  ],
  [
    'A higher limit holds after 24 hours.',
    '调高的限额 24 小时后生效。',
    'Batas yang lebih tinggi berlaku setelah 24 jam.',
    '引き上げは24時間後に有効になります。',
    '높인 한도는 24시간 뒤에 적용됩니다.',
    'Un límite más alto vale después de 24 horas.',
    'Daha yüksek bir limit 24 saat sonra geçerli olur.',
    'बढ़ाई गई सीमा 24 घंटे बाद लागू होती है।',
    'Um limite maior vale depois de 24 horas.',
    'Повышение лимита действует через 24 часа.',
    'বাড়ানো সীমা 24 ঘণ্টা পরে কার্যকর হয়।',
  ],
  [
    'The fee is 1.5% of 5 EUR, see https://slipway.test/fees for it.',
    '手续费为 5 EUR 的 1.5%，详见 https://slipway.test/fees 。',
    'Biayanya 1,5% dari 5 EUR, lihat https://slipway.test/fees untuk itu.',
    '手数料は 5 EUR の1.5%です。https://slipway.test/fees をご覧ください。',
    '수수료는 5 EUR의 1.5%입니다. https://slipway.test/fees 참조.',
    'La comisión es del 1,5 % de 5 EUR, mira https://slipway.test/fees para ello.',
    'Ücret 5 EUR tutarının %1,5 kadarıdır, bkz. https://slipway.test/fees sayfası.',
    'शुल्क 5 EUR का 1.5% है, देखें https://slipway.test/fees पर।',
    'A taxa é de 1,5% de 5 EUR, veja https://slipway.test/fees para isso.',
    'Комиссия 1,5% от 5 EUR, см. https://slipway.test/fees об этом.',
    'ফি 5 EUR-এর 1.5%, দেখুন https://slipway.test/fees এখানে।',
  ],
];
