import { expect, it } from 'vitest';
import { escapeHtml, escapeScript } from './escape.ts';

it('text is escaped for an element or an attribute, JSON for a script', () => {
  expect(escapeHtml(`<a href="x">Tom & "Jerry's" &amp; <b>`)).toBe(
    `&lt;a href=&quot;x&quot;&gt;Tom &amp; &quot;Jerry's&quot; &amp;amp; &lt;b&gt;`,
  );
  expect(escapeScript('{"a":"</script><!--"}')).toBe(String.raw`{"a":"\u003c/script>\u003c!--"}`);
});
