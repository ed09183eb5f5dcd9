// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

/** The cleaned HTML. */
function cleaned(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(safeHtml(html));
  return place;
}

describe('HTML from outside', () => {
  it('keeps the elements of a text', () => {
    const html = '<h2>Terms</h2><p>A <strong>bold</strong> word.</p><ul><li>One</li></ul>';
    expect(cleaned(html).innerHTML).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
    '<p style="position:fixed;inset:0" onclick=alert(1) class=x id=main data-x=1 aria-label=x>words</p>',
    '<base href="https://evil.example/"><link rel=stylesheet href=//evil.example>',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<object data=x></object><embed src=x><video src=x onerror=alert(1)>',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ])('leaves nothing that acts, looks or asks for anything: %s', (html) => {
    const place = cleaned(html);
    for (const element of place.querySelectorAll('*')) {
      expect(['P', 'TABLE']).toContain(element.tagName);
      expect(element.getAttributeNames()).toEqual([]);
    }
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    '//evil.example',
    'https://user:x@evil.example/',
    'java\tscript:alert(1)',
    'relative',
  ])('leaves the words of a link to %j', (href) => {
    const link = document.createElement('a');
    link.setAttribute('href', href);
    link.textContent = 'words';
    const place = cleaned(link.outerHTML);
    expect(place.querySelector('a')).toBeNull();
    expect(place.textContent).toBe('words');
  });

  it('opens other sites in a new tab without access to this page, and pages of this site here', () => {
    const [out, own] = cleaned(
      '<a href="https://rules.example/a" target="_self">a</a><a href="/promotions/1">b</a>',
    ).querySelectorAll('a');
    expect(out?.outerHTML).toBe('<a href="https://rules.example/a" target="_blank" rel="noopener noreferrer">a</a>');
    expect(own?.outerHTML).toBe('<a href="/promotions/1">b</a>');
  });
});
