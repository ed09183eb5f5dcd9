/** English "not" and its kin, in small letters. */
export const NOT =
  /\b(?:not(?! (?:only|more|less|fewer|later|longer)\b)|never|cannot(?! \w+ \w+ otherwise)|neither|no(?:ne|body|thing)?|without)\b|n['’]t\b/u;

/** How languages say that something is not so, in small letters: "not", and words that contain it (failed, impossible, unknown). */
export const SAYS_NOT: ReadonlyMap<string, RegExp> = new Map([
  [
    'es',
    /(?<!\p{L})(?:no|nunca|jamás|nadie|ning[uú]n[ao]?|nada|tampoco|sin)(?!\p{L})|ni [^.]{1,60} ni |salvo|excepto|impos|falt|inv[áa]l|indispon|prohib|impid|desconoc|dej[aeéó]|inacces|irrevers|contrario|vací/u,
  ],
  [
    'pt',
    /(?<!\p{L})(?:não|nunca|jamais|nem|ninguém|nenhuma?|nada|tampouco|sem)(?!\p{L})|salvo|exceto|imposs|falt|inv[áa]l|indispon|proib|imped|desconhec|dúvida|deix|inacess|irrevers|contrário|vazi/u,
  ],
  [
    'fr',
    /(?<!\p{L})(?:ne|pas|jamais|aucune?|rien|personne|sans|ni|non)(?!\p{L})|(?<!\p{L})n['’]|impos|inval|indispon|échou|échec|interdi|manqu|inconnu|introuv|irrév|incompat|inacces|plus|négat|vide/u,
  ],
  ['de', /nicht|(?<!\p{L})(?:nie|kein|ohne|weder)|fehl|(?<!\p{L})un|verbot|schlug|leer|falsch/u],
  [
    'it',
    /(?<!\p{L})(?:non|mai|nessun[oa]?|nulla|niente|senza|né)(?!\p{L})|impos|mancan|inval|vietat|fallit|indispon|sconosc|negat|irrevers|inaccess|vuot/u,
  ],
  [
    'ru',
    /(?<!\p{L})(?:не(?! (?:более|больше|менее|меньше|ранее|раньше|позднее|позже|так)(?!\p{L}))|нет|ни|без|нельзя|н[ие](?:кто|кому|кого|что|чего|чем|где|когда|как\p{L}*))(?!\p{L})|(?<!\p{L})не(?!скол|дел|обход|мног|котор|посред|давн|мед)\p{L}{3}|мало|запре|отказ|отсутств|перест/u,
  ],
  [
    'tr',
    /değil|(?<!\p{L})(?:yok|hiç|asla)|yasak|(?<=\p{L})m[ae](?:z(?!\p{L}*l[ea])|d[ıi](?!r)|m[ae]|y[ae]b|yan|yen|y[ıi][nz]|yac|yec|dan(?! önce)|den(?! önce)|mış|miş|ks[ıi]z|\s*$)|(?<=\p{L})m[ıiuü]yor|imkâns|redded|başarısız|(?<!\p{L})boş(?!\p{L})|bilem|kapalı|s[ıiuü]z(?!\p{L})/u,
  ],
  ['id', /(?<!\p{L})(?:tidak|tak|bukan|jangan|belum|tanpa|dilarang)(?!\p{L})|gagal|ditolak|mustahil|kosong/u],
  ['zh', /[不没沒無无未勿禁别別非免]|失|停|下架|空|拒|取消|永久/u],
  [
    'ja',
    /ない|(?<!まも)なく|なけ|なし|ません|できなか|ず(?:[にと、。]| *$)|[不無未非禁]|終了|控え|中止|失敗|空|以外|違|解除|永久/u,
  ],
  [
    'ko',
    /않|없|못|아니|아[닌닙님]|지 (?:마|말)|금지|불가|(?<!\p{L})안 |부족|숨|미(?=[가-힣])|준비 중|다릅|거부|거절|절대|실패|무효|제외|비어|마감|종료|영구|(?<!\p{L})비|전$/u,
  ],
  ['hi', /नहीं|(?<![\p{L}\p{M}])(?:न|ना|मत)(?![\p{L}\p{M}])|बिना|असंभव|मना|फल|अनुपलब्ध|खाली|ख़ाली/u],
  [
    'bn',
    /(?<![\p{L}\p{M}]|কি )না(?![\p{L}\p{M}])|নয়|নেই|নন(?![\p{L}\p{M}])|(?<=[\p{L}\p{M}])(?<!আপ|তি|যি|উ|ই|গু|তা|রপ্তা)নি(?![\p{L}\p{M}])|ছাড়া|বিনা|নিষিদ্ধ|বন্ধ|ব্যর্থ|অসম্ভব|হারা/u,
  ],
  ['ar', /لا|لم|لن|ليس|غير|بدون|دون|ما |عدم|يحظر|ممنوع/u],
]);

/** Languages whose "not" is a word of its own and means nothing else. */
export const PLAIN_NOT: ReadonlyMap<string, RegExp> = new Map([
  ['es', /(?<!\p{L})(?:no|nunca|jamás|nadie|ning[uú]n[ao]?|nada|tampoco|sin)(?!\p{L})/u],
  ['pt', /(?<!\p{L})(?:não|nunca|jamais|nem|ninguém|nenhuma?|nada|tampouco|sem)(?!\p{L})/u],
  ['it', /(?<!\p{L})(?:non|mai|nessun[oa]?|nulla|niente|senza|né)(?!\p{L})/u],
  [
    'ru',
    /(?<!\p{L})(?:не(?! (?:более|больше|менее|меньше|ранее|раньше|позднее|позже|так)(?!\p{L}))|нет|ни|без|нельзя|н[ие](?:кто|кому|кого|что|чего|чем|где|когда|как\p{L}*))(?!\p{L})/u,
  ],
  ['id', /(?<!\p{L})(?:tidak|tak|bukan|jangan|belum|tanpa|dilarang)(?!\p{L})/u],
  ['hi', /नहीं|(?<![\p{L}\p{M}])(?:न|ना|मत)(?![\p{L}\p{M}])|बिना/u],
]);

/** What languages with a "not" of their own may say with one: "below" is "does not reach", "suspended" is "not taken". */
export const LIKE_NOT =
  /\b(?:below|under|wrong|only|less|few\w*|until|before|except|unless|out of|suspend\w*|fail\w*|lost|miss\w*|refus\w*|reject\w*|exclu\w*|dis\w+|un\w+|in(?:valid|active|correct|accurate|secure|complete)\w*|too|expired?|gone|lack\w*|avoid\w*|off\w*|out\w+|plain|broken|null|yet|required|mandatory|block\w*|differ\w*|other\w*|instead|empty|error)\b/u;
