/**
 * An e-mail address in small letters: mail servers take `A@b.example` and `a@b.example` for the same, so a limit or an
 * account must not differ by it. A mobile or a name stays as it is.
 */
export const canonicalAccount = (account: string): string => (account.includes('@') ? account.toLowerCase() : account);

/** Domains of one provider that deliver to the same mailbox. */
const ONE_PROVIDER: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['mac.com', 'icloud.com'],
  ['me.com', 'icloud.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
]);
const providerOf = (domain: string) => ONE_PROVIDER.get(domain) ?? domain;
/** All domains of a mailbox: its own first. */
export const domainsOf = (account: string): readonly string[] => {
  const domain = canonicalAccount(account).replace(/^.*@/s, '');
  return [...new Set([domain, ...[...ONE_PROVIDER].flat().filter((each) => providerOf(each) === providerOf(domain))])];
};

/** Whether two addresses are one mailbox for certain: but for case and plus tag, and at Google for dots. */
export function isOneMailbox(one: string, other: string): boolean {
  const [plain, otherPlain] = [one, other].map((each) =>
    canonicalAccount(each)
      .replace(/\+[^@]*@/, '@')
      .replace(/[^@]*$/, providerOf),
  );
  return plain === otherPlain || (mailboxOf(one) === mailboxOf(other) && mailboxOf(one).endsWith('@gmail.com'));
}

/**
 * The mailbox behind an e-mail address: without a plus tag and without dots before the @. Providers differ in both, so that two mailboxes may
 * look like one: it counts messages, and recognises a player who has excluded themselves, but it does not sign anybody in.
 *
 * @example mailboxOf('P.at+new@Example.com') // 'pat@example.com'
 */
export function mailboxOf(account: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(canonicalAccount(account.normalize('NFKC'))) ?? [];
  if (domain === '') return account;
  const name = local.replace(/\+.*$/s, '').replaceAll('.', '');
  return `${name === '' ? local : name}@${providerOf(domain)}`;
}
