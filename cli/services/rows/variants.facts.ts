// Facts of long answers and of the books, which the tests beside this file rely on.
export const VARIANTS = {
  placeBet: `
looks
body = null
body = true
body = -1
body = 1.5
body = 1e+308
body = ""
body = "-5"
body = "9{39}... (42 characters)
body = "1e9"
body = "' OR 1=1 --"
body = "__proto__"
body = "x{39}... (3002 characters)
body = []
body = {}
body.passes is left out
body.passes = null
body.passes = true
body.passes = -1
body.passes = 1.5
body.passes = 1e+308
body.passes = ""
body.passes = "-5"
body.passes = "9{39}... (42 characters)
body.passes = "1e9"
body.passes = "' OR 1=1 --"
body.passes = "__proto__"
body.passes = "x{39}... (3002 characters)
`,
  moveIntoNg: `
looks
body = null
body = true
body = -1
body = 1.5
body = 1e+308
body = ""
body = "-5"
`,
  broken: `
looks
query.start is left out
{"params":{"game":"soccer"},"query":{"word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = true
{"params":{"game":"soccer"},"query":{"start":"true","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = -1
{"params":{"game":"soccer"},"query":{"start":"-1","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = 1.5
{"params":{"game":"soccer"},"query":{"start":"1.5","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = 1e+308
{"params":{"game":"soccer"},"query":{"start":"1e+308","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = ""
{"params":{"game":"soccer"},"query":{"start":"","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "-5"
{"params":{"game":"soccer"},"query":{"start":"-5","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "9{39}... (42 characters)
{"params":{"game":"soccer"},"query":{"start":"9{40}","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "1e9"
{"params":{"game":"soccer"},"query":{"start":"1e9","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "' OR 1=1 --"
{"params":{"game":"soccer"},"query":{"start":"' OR 1=1 --","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "__proto__"
{"params":{"game":"soccer"},"query":{"start":"__proto__","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "x{39}... (3002 characters)
{"params":{"game":"soccer"},"query":{"start":"x{3000}","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "xx"
{"params":{"game":"soccer"},"query":{"start":"xx","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = ""
{"params":{"game":"soccer"},"query":{"start":"0","word":""},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = "9{39}... (42 characters)
{"params":{"game":"soccer"},"query":{"start":"0","word":"9{40}"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = "x{39}... (3002 characters)
{"params":{"game":"soccer"},"query":{"start":"0","word":"x{3000}"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = "x"
{"params":{"game":"soccer"},"query":{"start":"0","word":"x"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
`,
  listTransactions: `
looks
query.kind = true
query.kind = -1
query.kind = 1.5
query.kind = 1e+308
query.kind = ""
query.kind = "-5"
query.kind = "9{39}... (42 characters)
`,
  savePushSubscription: `
looks
body = null
body = true
body = -1
body = 1.5
body = 1e+308
body = ""
body = "-5"
body = "9{39}... (42 characters)
body = "1e9"
body = "' OR 1=1 --"
`,
} as const;

export const BROKEN = `
query.start is left out
{"params":{"game":"soccer"},"query":{"word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = true
{"params":{"game":"soccer"},"query":{"start":"true","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = -1
{"params":{"game":"soccer"},"query":{"start":"-1","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = 1.5
{"params":{"game":"soccer"},"query":{"start":"1.5","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = 1e+308
{"params":{"game":"soccer"},"query":{"start":"1e+308","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = ""
{"params":{"game":"soccer"},"query":{"start":"","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "-5"
{"params":{"game":"soccer"},"query":{"start":"-5","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "9{39}... (42 characters)
{"params":{"game":"soccer"},"query":{"start":"9{40}","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "1e9"
{"params":{"game":"soccer"},"query":{"start":"1e9","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "' OR 1=1 --"
{"params":{"game":"soccer"},"query":{"start":"' OR 1=1 --","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "__proto__"
{"params":{"game":"soccer"},"query":{"start":"__proto__","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "x{39}... (3002 characters)
{"params":{"game":"soccer"},"query":{"start":"x{3000}","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.start = "xx"
{"params":{"game":"soccer"},"query":{"start":"xx","word":"ten"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = ""
{"params":{"game":"soccer"},"query":{"start":"0","word":""},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = "9{39}... (42 characters)
{"params":{"game":"soccer"},"query":{"start":"0","word":"9{40}"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = "x{39}... (3002 characters)
{"params":{"game":"soccer"},"query":{"start":"0","word":"x{3000}"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = "x"
{"params":{"game":"soccer"},"query":{"start":"0","word":"x"},"body":{"name":"Anna","age":20,"tags":["a","b"],"inner":{"flag":true}},"headers":{"platform":"1"}}
query.word = "x{21}"
`;
