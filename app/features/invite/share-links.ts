import { paths } from '#app/paths.ts';

/** The registration page with the code; the page keeps it until somebody registers. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}${paths.registration}?${new URLSearchParams({ inviteCode: code })}`;
}

export const NETWORKS = ['messenger', 'whatsapp', 'telegram'] as const;
export type ShareNetwork = (typeof NETWORKS)[number];

/**
 * Where each network takes a link to share. Messenger has no public page for that (its dialog wants an application's id), but
 * opens its own scheme where it is installed.
 *
 * @example shareLink('telegram', { url: 'https://a.example/registration', text: 'Join me' })
 */
export function shareLink(
  network: ShareNetwork,
  { url, text }: { readonly url: string; readonly text: string },
): string {
  switch (network) {
    case 'messenger':
      return `fb-messenger://share/?${new URLSearchParams({ link: url })}`;
    case 'whatsapp':
      return `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`;
    case 'telegram':
      return `https://t.me/share/url?${new URLSearchParams({ url, text })}`;
  }
}
