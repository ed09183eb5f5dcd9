import { paths } from '#app/paths.ts';

/** The registration page with the code; the page stores it until a registration uses it. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}${paths.registration}?${new URLSearchParams({ inviteCode: code })}`;
}

export const NETWORKS = ['messenger', 'whatsapp', 'telegram'] as const;
export type ShareNetwork = (typeof NETWORKS)[number];

/**
 * Each network's share address. Messenger has no public page for that (its dialog requires an application's id), but its own URL
 * scheme works where it is installed.
 *
 * @example shareLink('telegram', { url: 'https://a.example/registration', text: 'Join me' })
 */
export function shareLink(
  network: ShareNetwork,
  { url, text }: { readonly url: string; readonly text: string },
): string {
  switch (network) {
    case 'messenger':
      return `fb-messenger://share/?${query({ link: url })}`;
    case 'whatsapp':
      return `https://wa.me/?${query({ text: `${text} ${url}` })}`;
    case 'telegram':
      return `https://t.me/share/url?${query({ url, text })}`;
  }
}

/** A blank is %20: apps that are no browser show a plus as a plus. */
const query = (params: Readonly<Record<string, string>>): string =>
  String(new URLSearchParams(params)).replaceAll('+', '%20');
