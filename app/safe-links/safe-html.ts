import DOMPurify from 'dompurify';
import { isOwnPath } from './own-path.ts';
import { safeUrl } from './safe-url.ts';

/** The elements of an operator's text. No picture, frame, form, style, class or id; addresses in links only. */
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

/** External HTML as inert nodes; links only to addresses that the app itself would open. */
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

/** A link with a refused address becomes its text. */
function checkLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  if (isOwnPath(href)) return;
  const out = safeUrl(href, 'any');
  if ('refused' in out) return link.replaceWith(...link.childNodes);
  link.href = out.url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}
