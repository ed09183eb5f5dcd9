import type { ApiError } from './api-error.ts';

/** Keys of the shell's texts for what can go wrong with any call; screens put their own reasons before it. */
export type ErrorKey =
  `error.${'timeout' | 'offline' | 'unreadable' | 'server' | 'notWorking' | 'signedOut' | 'wrongCredentials' | 'tooMany'}`;

/**
 * What to tell about an error: the server's own message where it has one and the specification says so, else a text.
 *
 * @example errorText({ kind: 'timeout' }) // { key: 'error.timeout' }
 */
export function errorText(error: ApiError): { readonly key: ErrorKey } | { readonly message: string } {
  switch (error.kind) {
    case 'timeout':
      return { key: 'error.timeout' };
    case 'fetch':
      return { key: 'error.offline' };
    case 'parse':
      return { key: 'error.unreadable' };
    case 'signedOut':
      return { key: 'error.signedOut' };
    case 'server':
      return error.message === undefined ? { key: 'error.server' } : { message: error.message };
    case 'refused':
      if (error.reason === 'wrongCredentials') return { key: 'error.wrongCredentials' };
      if (error.reason === 'unauthorised') return { key: 'error.signedOut' };
      if (error.reason === 'tooManyRequests') return { key: 'error.tooMany' };
      return error.message === undefined ? { key: 'error.notWorking' } : { message: error.message };
  }
}
