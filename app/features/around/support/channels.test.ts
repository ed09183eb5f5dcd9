import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channelsOf, type ListedChannel } from './channels.ts';

const FEATURES = {
  bonus: false,
  checkIn: false,
  invite: false,
  transfer: false,
  chat: true,
  cashOut: false,
  crypto: false,
  card: false,
  bank: false,
  eWallet: false,
  pix: false,
};
const listed = (kind: string, url: string, name = 'Help'): ListedChannel => ({ kind, url, name });

describe('the support channels', () => {
  it("are the brand's, then the upstream's that are new", () => {
    const brand = { support: [{ kind: 'chat' } as const], features: FEATURES };
    const found = channelsOf(brand, [
      listed('chat', '/chat'),
      listed('telegram', 'https://t.me/help', 'Telegram'),
      listed('email', 'mailto:help@example.com'),
      listed('phone', 'tel:+5511400012'),
    ]);
    expect(found).toEqual([
      { kind: 'chat' },
      { kind: 'link', name: 'Telegram', url: 'https://t.me/help' },
      { kind: 'email', address: 'help@example.com' },
      { kind: 'phone', number: '+5511400012' },
    ]);
  });

  it('have no chat where the brand has none', () => {
    expect(channelsOf({ support: [{ kind: 'chat' }], features: { ...FEATURES, chat: false } })).toEqual([]);
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['plain http', 'http://help.example'],
    ['a user name', 'https://a:b@help.example'],
    ['a mail with a header in it', 'mailto:a@b.example?bcc=c@d.example'],
    ['no number', 'tel:javascript'],
  ])('leave out %s', (_, url) => {
    expect(channelsOf({ support: [], features: FEATURES }, [listed('link', url)])).toEqual([]);
  });

  it.each([
    ['link', 'https://t.me/help', 'Telegram', { kind: 'link', name: 'Telegram', url: 'https://t.me/help' }],
    ['link', 'https://t.me/help', ' T ', { kind: 'link', name: ' T ', url: 'https://t.me/help' }],
    ['link', 'https://t.me/help', '', undefined],
    ['link', 'https://t.me/help', ' \t', undefined],
    ['chat', 'https://t.me/help', '', { kind: 'chat' }],
    ['x', 'mailto:help@example.com', '', { kind: 'email', address: 'help@example.com' }],
    ['x', 'tel:+55 (11) 4000-12', '', { kind: 'phone', number: '+5511400012' }],
    ['x', 'tel:12345', '', { kind: 'phone', number: '12345' }],
    ['x', 'tel:1234', '', undefined],
    ['x', `tel:${'1'.repeat(22)}`, '', undefined],
    ['x', `mailto:${'a'.repeat(109)}@example.com`, '', undefined],
  ] as const)('of %j at %j called %j: %j', (kind, url, name, channel) => {
    expect(channelsOf({ support: [], features: FEATURES }, [listed(kind, url, name)])).toEqual(
      channel ? [channel] : [],
    );
  });

  it('lead to each place once, however it is written, and the brand names it first', () => {
    const link = { kind: 'link', name: 'Ours', url: 'https://t.me/help' } as const;
    const support = [
      { kind: 'email', address: 'Help@Example.com' },
      { kind: 'phone', number: '+5511400012' },
      link,
    ] as const;
    const found = channelsOf({ support: [...support], features: FEATURES }, [
      listed('x', 'mailto:help@EXAMPLE.com'),
      listed('x', 'tel:55 11 400012'),
      listed('x', 'https://t.me/help', 'Theirs'),
      listed('chat', '1'),
      listed('chat', '2'),
      listed('x', 'https://t.me/other', 'Ours'),
    ]);
    expect(found).toEqual([...support, { kind: 'chat' }, { ...link, url: 'https://t.me/other' }]);
  });

  it('never lead anywhere but to mail, telephone and https', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.webUrl()), (kind, url) => {
        for (const channel of channelsOf({ support: [], features: FEATURES }, [listed(kind, url)])) {
          if (channel.kind === 'link') expect(channel.url).toMatch(/^https:/);
        }
      }),
    );
  });
});
