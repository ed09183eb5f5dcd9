// Facts of long answers and of the books, which the tests beside this file rely on.
export const READ_CONFIG = `
{}
"path": "FOLDER/locales.config.json",
"remarks": [],
"languages": [],

{"source":"en","fallback":"pt","languages":["ru","es"],"defaultNamespace":"common","baseline":"b.json"}
"source": "en",
"fallback": "pt",
"ru",

{"sourceLanguage":["de","x"],"fallbackLng":"pt","locales":"ru","defaultNS":"ns","$schema":"x","nothing":1}
],
"source": "de",
"ru"

{"glossary":["USDT"],"allowUntranslated":"x","legal":["terms:*"],"usedKeys":["a.*"]}
"USDT"
"terms": {},
"maxLength": [],

{"maxLength":14}
"glossary": [],
"key": "*",
"max": 14

{"maxLength":{"nav.*":14,"*":40}}
"key": "nav.*",
},
"max": 40

{"maxLengths":[{"key":"a","max":1},{"pattern":"b","maxLength":2},{"key":"c","length":3}]}
"key": "a",
"max": 1
"key": "b",

{"maxLength":[{"key":"a","max":0}]}
exit 2: The config file FOLDER/locales.config.json: "maxLength" must map key patterns to lengths: { "nav.*": 14 }.

{"severity":{"empty-value":"off","missing-key":{"a.*":"warning","b":"error"}}}
"check": "empty-value",
"severity": "off"
"check": "missing-key",

{"severities":5}
exit 2: The config file FOLDER/locales.config.json: "severity" must map checks to "error", "warning" or "off".

{"severity":{"empty-value":"loud"}}
exit 2: The config file FOLDER/locales.config.json: "severity" of empty-value must be "error", "warning" or "off".

{"ignore":["a.*","empty-value","missing-key:b:c"]}
"key": "a.*",
"key": "b:c",
"allowUntranslated": [],

{"ignores":{"empty-value":true,"missing-key":["a","b"],"c.*":["missing-key"]}}
"key": "c.*",
"legal": [],
"usedKeys": []

{"ignore":[{"check":"*","keys":["a","b"],"languages":"ru"},{"pattern":"c","check":["bom","encoding"]},{}]}
"language": "ru",
"check": "bom",
"key": "c",

{"ignore":[{"key":5}]}
exit 2: The config file FOLDER/locales.config.json: "key" of an ignore must be a string or a list of strings.

{"ignore":[5]}
exit 2: The config file FOLDER/locales.config.json: "ignore" must be a list of key patterns or of { check, key, language }.

{"languages":[5]}
exit 2: The config file FOLDER/locales.config.json: "languages" must be a list of strings.

{"source":5}
exit 2: The config file FOLDER/locales.config.json: "source" must be a string.

{"source":null}
"rules": [],
`;
