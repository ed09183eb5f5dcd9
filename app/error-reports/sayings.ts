/**
 * Messages that browsers and React use when code fails. The rest of a message may come from a player or the upstream, so it is
 * never sent: a report consists of these sentences, not of what was thrown.
 */
const SAYINGS: readonly (readonly [thrown: RegExp, sentence: string])[] = [
  [/^Cannot read propert(?:y|ies) of undefined/, 'Cannot read properties of undefined'],
  [/^Cannot read propert(?:y|ies) of null/, 'Cannot read properties of null'],
  [/^Cannot set propert(?:y|ies) of/, 'Cannot set properties of undefined or null'],
  [/^Cannot destructure property/, 'Cannot destructure'],
  [/is not a function/, 'is not a function'],
  [/is not a constructor/, 'is not a constructor'],
  [/is not iterable/, 'is not iterable'],
  [/is not defined/, 'is not defined'],
  [/is not an object/, 'is not an object'],
  [/^Cannot access .{0,80} before initialization/, 'used before initialization'],
  [/^Assignment to constant/, 'Assignment to constant variable'],
  [/^Maximum call stack|^too much recursion/, 'Maximum call stack size exceeded'],
  [/^Invalid array length/, 'Invalid array length'],
  [/^Invalid time value|^Invalid date/, 'Invalid time value'],
  [/^Cannot convert .{0,80} to a BigInt/, 'Cannot convert to a BigInt'],
  [/is not valid JSON|^JSON\.parse|^Unexpected (?:token|end of JSON)/, 'is not valid JSON'],
  [
    /dynamically imported module|^Importing a module script failed|Loading chunk/,
    'Failed to fetch dynamically imported module',
  ],
  [/^Failed to fetch|^NetworkError when|^Load failed/, 'Failed to fetch'],
  [/abort/i, 'aborted'],
  [/exceeded the quota|QuotaExceeded/, 'The quota has been exceeded'],
  [/^ResizeObserver loop/, 'ResizeObserver loop'],
  [/^Failed to execute/, 'Failed to execute a method of the browser'],
  [/requires? '?TrustedHTML|TrustedScript/, 'Trusted Types refused a text'],
  [/out of memory/i, 'out of memory'],
  [/^Script error/, 'Script error.'],
];
const REACT = /^Minified React error #(\d{1,3});/;
const WITHHELD = '(withheld)';
/** Cut to this length before any expression runs. */
const LOOKED_AT = 300;

/** The part of a message that may be sent. @example sayingOf("Cannot read properties of undefined (reading 'x')") */
export function sayingOf(message: string): string {
  const looked = message.slice(0, LOOKED_AT);
  const react = REACT.exec(looked)?.[1];
  if (react !== undefined) return `Minified React error #${react}`;
  return SAYINGS.find(([thrown]) => thrown.test(looked))?.[1] ?? WITHHELD;
}
