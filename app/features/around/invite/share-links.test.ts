import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inviteLink, NETWORKS, shareLink } from './share-links.ts';

describe('sharing an invitation', () => {
  it('leads to the registration with the code', () => {
    expect(inviteLink('https://a.example', 'AB-1')).toBe('https://a.example/registration?inviteCode=AB-1');
  });

  it('has an address of its own for each network', () => {
    const shared = { url: 'https://a.example/registration?inviteCode=A&b=1', text: 'Join me & win' };
    const url = 'https%3A%2F%2Fa.example%2Fregistration%3FinviteCode%3DA%26b%3D1';
    expect(NETWORKS.map((network) => shareLink(network, shared))).toEqual([
      `fb-messenger://share/?link=${url}`,
      `https://wa.me/?text=Join%20me%20%26%20win%20${url}`,
      `https://t.me/share/url?url=${url}&text=Join%20me%20%26%20win`,
    ]);
  });

  it('hands the networks the whole link and text, whatever is in them', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string(), (url, text) => {
        for (const network of NETWORKS) {
          const params = new URL(shareLink(network, { url, text })).searchParams;
          const handed = params.get('link') ?? params.get('url') ?? params.get('text') ?? '';
          expect(handed.endsWith(url)).toBe(true);
        }
      }),
    );
  });
});
