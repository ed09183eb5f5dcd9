import { expect, it } from 'vitest';
import { describeFault } from './describe.ts';
import { sayingOf } from './sayings.ts';

it.each([
  ["Cannot read properties of undefined (reading 'x')", 'Cannot read properties of undefined'],
  ["Cannot read property 'x' of undefined", '(withheld)'],
  ["Cannot read properties of null (reading 'x')", 'Cannot read properties of null'],
  ["Cannot set properties of undefined (setting 'x')", 'Cannot set properties of undefined or null'],
  ["Cannot destructure property 'x' of 'y' as it is null.", 'Cannot destructure'],
  ['rosa.x is not a function', 'is not a function'],
  ['rosa is not a constructor', 'is not a constructor'],
  ['rosa is not iterable', 'is not iterable'],
  ['rosa is not defined', 'is not defined'],
  ["null is not an object (evaluating 'rosa.x')", 'is not an object'],
  ["Cannot access 'rosa' before initialization", 'used before initialization'],
  ['Assignment to constant variable.', 'Assignment to constant variable'],
  ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
  ['too much recursion', 'Maximum call stack size exceeded'],
  ['Invalid array length', 'Invalid array length'],
  ['Invalid time value', 'Invalid time value'],
  ['Invalid date', 'Invalid time value'],
  ['Cannot convert rosa to a BigInt', 'Cannot convert to a BigInt'],
  ['Unexpected token \'r\', "rosa" is not valid JSON', 'is not valid JSON'],
  ['Unexpected end of JSON input', 'is not valid JSON'],
  ['JSON.parse: unexpected character', 'is not valid JSON'],
  ['Failed to fetch dynamically imported module: /x', 'Failed to fetch dynamically imported module'],
  ['error loading dynamically imported module: /x', 'Failed to fetch dynamically imported module'],
  ['Importing a module script failed.', 'Failed to fetch dynamically imported module'],
  ['Loading chunk 7 failed', 'Failed to fetch dynamically imported module'],
  ['Failed to fetch', 'Failed to fetch'],
  ['NetworkError when attempting to fetch resource.', 'Failed to fetch'],
  ['Load failed', 'Failed to fetch'],
  ['The user aborted a request.', 'aborted'],
  ['The quota has been exceeded; rosa exceeded the quota', 'The quota has been exceeded'],
  ['QuotaExceededError', 'The quota has been exceeded'],
  ['ResizeObserver loop limit exceeded', 'ResizeObserver loop'],
  ["Failed to execute 'removeChild' on 'Node'", 'Failed to execute a method of the browser'],
  ["This document requires 'TrustedHTML' assignment.", 'Trusted Types refused a text'],
  ['This document requires TrustedScript assignment.', 'Trusted Types refused a text'],
  ['out of memory', 'out of memory'],
  ['Script error.', 'Script error.'],
  ['Minified React error #418; visit https://react.dev/errors/418', 'Minified React error #418'],
  ['Minified React error #4185; visit it', '(withheld)'],
  ['rosa', '(withheld)'],
  ['', '(withheld)'],
  [`${' '.repeat(300)}rosa is not defined`, '(withheld)'],
])('the message %j is reported as %j', (message, sentence) => {
  expect(sayingOf(message)).toBe(sentence);
});

const nameOf = (name: string) => describeFault({ kind: 'error', value: { name } }, '/');

it.each(
  [
    'Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError AbortError TimeoutError',
    'NetworkError NotAllowedError InvalidStateError NotFoundError SecurityError QuotaExceededError DataCloneError',
    'EngineError ValiError',
  ].flatMap((names) => names.split(' ')),
)('the name %s is reported', (name) => {
  expect(nameOf(name)).toEqual({ page: '/', kind: 'error', name, says: '(withheld)', at: [] });
  expect(nameOf(`${name} rosa`)).toEqual({ page: '/', kind: 'error', name: 'other', says: '(withheld)', at: [] });
});

const blockedBy = (effectiveDirective: string, blockedURI: string) =>
  describeFault({ kind: 'csp', event: { effectiveDirective, blockedURI } }, '/');

it.each(
  [
    'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src',
    'frame-src media-src object-src worker-src manifest-src base-uri form-action default-src trusted-types',
    'require-trusted-types-for',
  ].flatMap((names) => names.split(' ')),
)('the directive %s is reported', (directive) => {
  expect(blockedBy(directive, 'inline')).toEqual({ page: '/', kind: 'csp', directive, blocked: 'inline' });
  expect(blockedBy(`${directive} rosa`, '')).toEqual({ page: '/', kind: 'csp', directive: 'other', blocked: 'other' });
});

it.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['wasm-eval', 'wasm-eval'],
  ['data', 'data'],
  ['blob', 'blob'],
  ['trusted-types-policy', 'trusted-types-policy'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['https://rosa.secret.example/a?b#c', 'secret.example'],
  ['https://localhost/a', 'other'],
  ['rosa', 'other'],
])('what was blocked, %j, is reported as %j', (blocked, reported) => {
  expect(blockedBy('img-src', blocked)).toEqual({ page: '/', kind: 'csp', directive: 'img-src', blocked: reported });
});
