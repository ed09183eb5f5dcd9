import { isSharedDate } from '#cli/locales/language/date-names.ts';

const NAMES = new Set(
  (
    'google facebook meta instagram telegram whatsapp twitter tiktok youtube viber line wechat weibo discord reddit linkedin skype zoom signal snapchat messenger kakao kakaotalk zalo ' +
    'apple android windows linux macos ios ipados chrome safari firefox edge opera huawei samsung xiaomi oppo vivo ' +
    'visa mastercard maestro paypal skrill neteller payeer pix boleto upi paytm phonepe bkash nagad rocket gcash paymaya momo zalopay alipay unionpay interac ideal sofort trustly klarna astropay jeton ecopayz papara papel stripe apple-pay ' +
    'bitcoin ethereum tether litecoin dogecoin ripple tron solana cardano polygon binance coinbase metamask usdt usdc btc eth trx ' +
    'euro dollar ' +
    'uefa fifa nba nfl nhl mlb ufc atp wta ipl epl laliga bundesliga wimbledon eurovision formula esports moto2 moto3 motogp nascar ' +
    'evolution pragmatic netent microgaming playtech ezugi spribe aviator betsoft habanero yggdrasil quickspin igt novomatic jili tada ' +
    'javascript typescript react node wi-fi wifi bluetooth captcha recaptcha email e-mail copyright ltd inc llc gmbh cashback cashout freebet trixie yankee heinz goliath livescore'
  ).split(' '),
);

/** Terms of two words and names of contests that keep Latin letters. */
const PHRASES =
  /\b(?:cash[ -]?out|free ?bet|asian handicap|mix parlay|live chat|fair play|premier league|champions league|europa league|conference league|nations league|super bowl|grand slam|la liga|serie a|bundesliga|ligue 1|(?:us|australian|french) open|roland garros|formula (?:1|one)|fantasy football|app store|google play|play store|apple pay|google pay|face id|touch id|e-?sports?)\b/giu;

export function withoutKnownPhrases(text: string): string {
  return text.replaceAll(PHRASES, ' ');
}

/** VIP, 1X2, USDT; iPhone, PayPal, e-sports; Roman numerals; names. */
export function isAcronymOrName(word: string): boolean {
  const bare = word.replace(/['’](?:s|S)?$/u, '');
  // "PLACE BET" is in capitals for emphasis.
  if (bare === bare.toUpperCase()) return bare.length < 4 || !ENGLISH.has(bare.toLowerCase());
  if (/^[A-Z]{2,}s$/u.test(bare)) return true;
  if (/\p{Ll}\p{Lu}/u.test(bare)) return true;
  return NAMES.has(bare.toLowerCase());
}

/** Words that at least one of es, pt, id, tr and their neighbours spells like English. */
const SHARED = new Set(
  (
    'actual admin agenda album alarm alias animal area arena asia audio auto avatar badminton banana bank banner bar baseball basket base beta bingo bitcoin blackjack blog bonus bonos bot box brasil bravo buffet bug bus cable cafe canal cancel capital captcha cardinal cargo cash casino casual central chat check checklist chef chip click clip club cobra coin color combo comedy comic contra control copa corner cover cricket cookie cookies crash crypto cup cyber dart darts data debit debut decimal delta derby dial dialog diesel digital dinner diploma disco division doctor dollar domain domino download drama dual duo duplex editor editorial email error emoji esport esports euro europa event express extra fan fans fantasy fax favorit festival fiesta film filter final finance firewall fitness flash flexible flora folder font football forex forma formal format formula forum foto free fun futsal galaxy general gift global gold golf gol google gorilla gradual grand gratis grill group grup guru habitual hacker handicap hardware helicopter hi hit hobby hockey home horizontal hospital hotel icon ideal idol individual info inflation inspector instagram internet interval ideal jackpot japan jazz jet job joker joystick judo junior kabaddi karaoke karate karma kit laptop laser latin legal level liberal limbo limit link linear live lobby local log login logo logout lotto lottery lounge lucky macro mail major manual mango margin marketing master match matrix maximum medal media mega memo mental menu metal meter metro micro mini minimal minimum minus mobil mobile modal model modem moderator modern moral motel motor museum musical mute nano natural neon neutral news nickname no nominal non normal note oasis ocean odds offline offset okay online opera oral orbital original panda panel panorama parlay parking partner party pasta patrol pending penalty personal pilot pin ping pixel pizza plan plasma plaza plural plus podcast podium point poker polo pop popular popup portal poster potential premium presidential primer principal privat pro probable profesional program progress promo promos promotional propaganda puzzle quiz radar radical radio rally ranking real rebate reel referral regional regular replay reset resort robot rock rocket roulette royal rugby ruler rural safari salmon sauna scan scanner score scooter screen sector senior sensor series server set sexual shop show similar singular site slogan slot slots snooker social soda sofa software solar solo soul spam special spiral sport sports spot spread spring sprint stadium staff standard status stereo stop stream streaming stress studio style sumo super superior support sushi symbol tablet tag taxi team tempo tennis terminal test ticket ticker time tip tips toggle token top total tour trailer transfer transit tropical trivial tsunami turbo tutorial twitter ultra unit universal upload url usual vacuum vector vertical via video villa vip virtual virus visa visual vital vocal volume voucher web webcam webinar website weekend widget wifi yoga zero zombie zone zoom ' +
    'balance base cable capital caramelo civil color combinado comercial control cruel debate detective doble error escape examinable familiar fatal favor federal festival final honor horrible hotel idea ideal imposible individual inferior interior kilo legal liberal local manual margen material motor musical natural neutral normal oral original panel parcial peculiar perfume personal piano plan plural popular principal probable radio real regular rival romance rural sensual simple singular social superior terrible total triple tropical tutor universal usual variable vertical visible vital ' +
    'abril agosto bola data dados final jornal mais mapa minuto moderno nome nota pista plano rota sala tarde tema texto tipo tropa valor ' +
    'ada akun alarm alamat asal data diskon impor ekspor ekspres faktur global kode kupon legal lokal manual nama total uji oke promo saldo reset tim pin poin produk profil proses status transaksi ' +
    'sms app apps am pm vs gmt utc ok max min id ip kg km cm mm ml gb mb kb px hz fps rtp ev xg under over asian european double single banker hong kong indo malay half ago'
  ).split(' '),
);

/** Words that only this language shares. Indonesian betting pages use deposit, withdraw and password. */
const SHARED_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  id: new Set(
    'deposit withdraw withdrawal password login logout user live bet betting banker turnover cashback edit april september november jackpot ticket chip member agent wallet top up over under mix detail level game label file refresh upload download update filter username offline voucher sport tips info event provider maintenance server sportsbook'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'public source sources active multiple name service services message messages description question questions article date photo page sports notifications notification conditions actions action type image transaction transactions total option options profil code mode simple double minute minutes solution position information informations support unique excellent important impossible possible possible nation nature culture table lot pot sprint fixture prix concerts conversation version session sessions client clients contact client menu'.split(
      ' ',
    ),
  ),
  de: new Set(
    'april august september november in details optional name service status information version team start hotel region position option name ticket image wallet login account browser link box club bonus system test design partner handy chance chancen'.split(
      ' ',
    ),
  ),
  it: new Set(
    'in password ticket account computer mouse home box club wallet login logout privacy link email partner'.split(' '),
  ),
  da: new Set('april august september november for type find post time dato'.split(' ')),
  nb: new Set('april august september november for type post'.split(' ')),
  sv: new Set('april september november for type post'.split(' ')),
  ro: new Set(['august']),
  ca: new Set(['mode']),
  nl: new Set(
    'details tools later feedback services account wallet login ticket status week winner type start team is in op was had of open contact recent'.split(
      ' ',
    ),
  ),
  pt: new Set('use time site status ranking login online mouse layout download cashback freebet'.split(' ')),
  es: new Set('use crear ver actual cashback freebet stake pick picks'.split(' ')),
  tr: new Set('bet cashback freebet'.split(' ')),
};

/** Endings of words from French. */
const FRENCH_TOO = /.{3}(?:tion|sion|age|ence|ance)s?$/u;

export function isShared(word: string, language: string): boolean {
  const lower = word.toLowerCase();
  if (language === 'fr' && FRENCH_TOO.test(lower)) return true;
  return SHARED.has(lower) || SHARED_BY[language]?.has(lower) === true || isSharedDate(lower, language);
}

/** Interface words that no neighbour spells so, and English function words. */
const ENGLISH = new Set(
  (
    'the a an and or of to in on at by for from with without is are was were be been this that these those it its your you we our they their them my me he she his her who what when where why how which not please can cannot could will would should may must have has had do does did all any each every some many much more most less least other another only own same than then too very just about above after again against before below between both down during further here into off once out over through under until up while if as but so because ' +
    'press pressed typed drag wait shown added chosen picked always often sometimes know think letters digits words characters early soon slow weak strong cheap young small ' +
    'about accept account action activate active activity add address adjust after agree all allow already amount announcement answer apply approve april article ask attempt august available average away balance beneficiary best bet bets betting between big bill birthday block bought bottom browse button buy calculate call campaign cannot card careers cart cashout category chance change changes charge cheapest check choose city claim clear close closed collect coming comment complete completed conditions confirm confirmation connect connection contact continue copied copyright correct country coupon create created credit currency current customer daily dark date day days december decline default delete deleted delivery deny deposits description details device disable disabled discard discover display done draft drop due duplicate each earn earned easy edit empty enable enabled end ended enter entry every everything exit expired expires explore failed failure false fast favourite favourites favorite favorites featured february fee fees feedback fewer field fill find finish finished first follow footer forgot found friday friend friends full game games gender get give go goal goals great guest hello help hidden hide high higher history hour hours hurry identity image important incorrect insufficient invalid invite issue january join july june keep kind knowledge language languages last later latest league learn leave left light like limits list load loading lock locked logged long lose lost loss low lower main make manage march mark market markets matches maximum member members message messages method minute missing mode monday money month monthly months more move multiple name need network never new newest next nickname night nothing notice notification notifications november now number october offer offers old older open optional order other our outcome overview owner page paid participant pay payment payments payout pending people period phone photo pick picks picture play player players please policy post preferences preview previous price privacy private proceed processing profile profit prize provide provider public purchase question questions quick rate read ready reason receive received recent recommended records recover reduce refer refresh refund refunded register registration reject rejected related release reload remaining remember remove removed repeat reply report request required resend reserved resolve response responsible result results resume retry return returns review reward rewards right round rule rules running saturday save saved schedule season second seconds section security see select selected selection selections sell send sent september services session setting settings settled share shipping show shuffle sign size skip slip sold something sorry sort source spend stake stakes starts state statement step steps still stock store street submit subscribe success successful sunday switch tax term terms thanks thank thursday tie title today together tomorrow tonight tools trade transaction transactions translate true try tuesday type unable unavailable undo unknown unlock unsubscribe update updated upcoming upload use used username valid value verification verify view waiting want warning wednesday week weekly weeks welcome win winner winners winning winnings withdraw withdrawal withdrawals won work world wrong year years yes yesterday'
  ).split(' '),
);

/** Letter sequences that Spanish, Portuguese, Indonesian and Turkish do not have. */
const ENGLISH_SHAPE =
  /(?:tion|tions|ing|ness|ment|ments|ful|ght|ck|sh|wn|ew|aw|ow|ould|ly|ity|ty|ed|ble|ble)$|th|wh|sh|gh|ck|ee|oo|ea[dklmnrst]/u;

export function isSurelyEnglish(word: string): boolean {
  const lower = word.toLowerCase();
  return ENGLISH.has(lower);
}

const ENGLISH_ENDING = /.{2}(?:tion|tions|ing|ness|ment|ments|ful|ly|ed)$/u;

/** For a capitalized word, which may be a name (Liverpool): the list, or an ending that names lack. */
export function endsEnglish(word: string): boolean {
  const lower = word.toLowerCase();
  return ENGLISH.has(lower) || ENGLISH_ENDING.test(lower);
}

export function looksEnglish(word: string): boolean {
  const lower = word.toLowerCase();
  return ENGLISH.has(lower) || ENGLISH_SHAPE.test(lower);
}
