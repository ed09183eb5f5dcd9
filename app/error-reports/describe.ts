import { matchPath } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import type { Fault } from './buffered-faults.ts';
import { sayingOf } from './sayings.ts';

/**
 * What leaves the page about one error. None of its properties can hold what a player typed or the upstream sent: names and
 * sentences come from lists, places from our own files, the page from the patterns of `paths`. So nothing has to be searched for
 * secrets.
 */
export type Report = { readonly page: string } & (
  | {
      readonly kind: 'error' | 'rejection' | 'boundary';
      readonly name: string;
      readonly says: string;
      /** Innermost first: file of this build, line, column. */
      readonly at: readonly string[];
    }
  | { readonly kind: 'csp'; readonly directive: string; readonly blocked: string }
  | { readonly kind: 'noRow'; readonly row: string; readonly status: number }
  | { readonly kind: 'moneyUnknown' | 'moneyTwice'; readonly row: string }
  | { readonly kind: 'view'; readonly language: string }
  | { readonly kind: 'vital'; readonly name: string; readonly value: number; readonly rating: string }
);

const NAMES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'EvalError',
  'AggregateError',
  'AbortError',
  'TimeoutError',
  'NetworkError',
  'NotAllowedError',
  'InvalidStateError',
  'NotFoundError',
  'SecurityError',
  'QuotaExceededError',
  'DataCloneError',
  'EngineError',
  'ValiError',
];
const DIRECTIVES = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'media-src',
  'object-src',
  'worker-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'default-src',
  'trusted-types',
  'require-trusted-types-for',
];
const BLOCKED_WORDS = ['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'];
const OTHER = 'other';

/** Scripts of a build: a name and eight characters of their content. */
const FRAME = /\/assets\/((?:[a-z-]{1,40}-)?[A-Z0-9]{8}\.js):(\d{1,7}):(\d{1,7})/g;
const STACK_LOOKED_AT = 8_000;
const FRAMES_MAX = 8;
/** Two labels: enough for a site, without a host name that might identify someone. */
const SITE = /^(?:[^.]{1,60}\.)*([a-z0-9-]{1,40}\.[a-z0-9-]{2,20})$/;

/** The pattern of the route that an address belongs to. @example patternOf('/booking/Q7X2') // '/booking/:code' */
export function patternOf(pathname: string): string {
  return Object.values(paths).find((pattern) => matchPath(pattern, pathname) !== null) ?? OTHER;
}

export function describeFault(fault: Fault, page: string): Report {
  if (fault.kind === 'noRow') return { page, ...fault };
  if (fault.kind === 'csp') {
    const { effectiveDirective, blockedURI } = fault.event;
    return { page, kind: 'csp', directive: among(DIRECTIVES, effectiveDirective), blocked: siteOf(blockedURI) };
  }
  const { kind, value } = fault;
  const { name, message, stack } = partsOf(value);
  return {
    page,
    kind,
    name: among(NAMES, name),
    says: sayingOf(message),
    at: [...stack.slice(0, STACK_LOOKED_AT).matchAll(FRAME)]
      .slice(0, FRAMES_MAX)
      .map(([, file, line, column]) => `${file}:${line}:${column}`),
  };
}

/** Anything may be thrown, and its getters may throw again. */
function partsOf(value: unknown): { name: string; message: string; stack: string } {
  const none = { name: '', message: '', stack: '' };
  if (typeof value !== 'object' || value === null) return none;
  try {
    const { name, message, stack } = value as Record<string, unknown>;
    const text = (part: unknown) => (typeof part === 'string' ? part : '');
    return { name: text(name), message: text(message), stack: text(stack) };
  } catch {
    return none;
  }
}

const among = (list: readonly string[], word: string): string => (list.includes(word) ? word : OTHER);

function siteOf(blocked: string): string {
  if (BLOCKED_WORDS.includes(blocked)) return blocked;
  if (!URL.canParse(blocked)) return OTHER;
  const url = new URL(blocked);
  return SITE.exec(url.hostname.slice(-100))?.[1] ?? OTHER;
}
