import { describe, expect, it } from 'vitest';
import { buildOf } from './build-of.ts';

const page = (script: string, texts: string) =>
  `<link rel="modulepreload" href="/assets/react-0011AAFF.js"><script data-app="/assets/${script}"></script><script type="application/json">{"locales":"/locales/${texts}"}</script>`;

describe('the build of a page', () => {
  it('changes with the script and with the translations', () => {
    const builds = [
      page('app-AAAAAAAA.js', '0123abcd'),
      page('app-BBBBBBBB.js', '0123abcd'),
      page('app-AAAAAAAA.js', '89abcdef'),
    ].map(buildOf);
    expect(builds).toEqual(['app-AAAAAAAA.js 0123abcd', 'app-BBBBBBBB.js 0123abcd', 'app-AAAAAAAA.js 89abcdef']);
  });

  it('is unknown of a captive portal, an error page and nothing', () => {
    expect(['<h1>Please sign in to the hotel</h1>', '502 Bad Gateway', ''].map(buildOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
