import DOMPurify from 'dompurify';
import { isOwnPath } from './own-path.ts';
import { outsideUrl } from './outside-url.ts';

/** What an operator's text is made of. No picture, frame, form, style, class or id; addresses in links alone. */
const ALLOWED_TAGS = [
  'p',
  'br',
  'hr',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
];
const ALLOWED_ATTR = ['href'];

/** HTML from outside, as nodes that can do nothing but be read and, by links that the app would open itself, be followed. */
export function safeHtml(html: string): DocumentFragment {
  const safe = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of safe.querySelectorAll('a')) checkLink(link);
  return safe;
}

/** A link that would be refused anywhere else leaves its words. */
function checkLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (isOwnPath(href)) return;
  const out = outsideUrl(href, 'any');
  if ('refused' in out) return link.replaceWith(...link.childNodes);
  link.href = out.url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}
