/**
 * Public pages in each language with their own heads, for search engines and link previews, which run no script.
 * `heads/tr/sport/soccer.html` answers `/sport/soccer?lang=tr`; without a language the default applies.
 */
export const HEADS = 'heads';
