import * as v from 'valibot';
import type { PageBrand } from '#contract/brand';
import { safeUrl } from '#app/safe-links/safe-url.ts';

/** A contact channel of the operator. `name` is absent if the kind says enough. */
export type Channel =
  | { readonly kind: 'chat' }
  | { readonly kind: 'email'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'link'; readonly name: string; readonly url: string };

/** As the upstream lists them: any kind, any address. */
export interface ListedChannel {
  readonly name: string;
  readonly kind: string;
  readonly url: string;
}

const EmailAddress = v.pipe(v.string(), v.maxLength(120), v.email());
const PHONE = /^\+?\d[\d ()-]{4,20}$/;

/**
 * The brand's own channels, then those of the upstream that are not among them. An upstream address that is neither mail,
 * telephone nor a safe link is left out.
 */
export function channelsOf(
  brand: Pick<PageBrand, 'support' | 'features'>,
  listed: readonly ListedChannel[] = [],
): readonly Channel[] {
  const all = [...brand.support, ...listed.flatMap((each) => readChannel(each) ?? [])];
  const seen = new Set<string>();
  return all.filter((channel) => {
    const target = targetOf(channel);
    if (seen.has(target) || (channel.kind === 'chat' && !brand.features.chat)) return false;
    seen.add(target);
    return true;
  });
}

function readChannel({ name, kind, url }: ListedChannel): Channel | undefined {
  if (kind === 'chat') return { kind: 'chat' };
  if (url.startsWith('mailto:')) {
    const address = url.slice('mailto:'.length);
    return v.is(EmailAddress, address) ? { kind: 'email', address } : undefined;
  }
  if (url.startsWith('tel:')) {
    const number = url.slice('tel:'.length);
    return PHONE.test(number) ? { kind: 'phone', number: number.replaceAll(/[^\d+]/g, '') } : undefined;
  }
  const out = safeUrl(url, 'any');
  return 'url' in out && name.trim() !== '' ? { kind: 'link', name, url: out.url } : undefined;
}

function targetOf(channel: Channel): string {
  switch (channel.kind) {
    case 'chat':
      return 'chat';
    case 'email':
      return channel.address.toLowerCase();
    case 'phone':
      return channel.number.replaceAll(/\D/g, '');
    case 'link':
      return channel.url;
  }
}
