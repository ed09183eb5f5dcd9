import type { PageBrand } from '#contract/brand';

/** The networks' own spelling. */
export const NETWORK_NAMES: Readonly<Record<PageBrand['social'][number]['network'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  discord: 'Discord',
  line: 'LINE',
};
