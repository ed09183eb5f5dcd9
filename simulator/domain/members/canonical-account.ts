/** An e-mail address in lower case: mail servers ignore case, so limits and accounts must too. Mobiles and names stay. */
export const canonicalAccount = (account: string): string => (account.includes('@') ? account.toLowerCase() : account);

/** Domains with the same mailboxes. */
const ONE_PROVIDER: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['mac.com', 'icloud.com'],
  ['me.com', 'icloud.com'],
  ['pm.me', 'proton.me'],
  ['protonmail.com', 'proton.me'],
]);
const providerOf = (domain: string) => ONE_PROVIDER.get(domain) ?? domain;
/** All domains of a mailbox, its own first. */
export const domainsOf = (account: string): readonly string[] => {
  const domain = canonicalAccount(account).replace(/^.*@/s, '');
  return [...new Set([domain, ...[...ONE_PROVIDER].flat().filter((each) => providerOf(each) === providerOf(domain))])];
};

/** Whether two addresses are certainly one mailbox: ignoring case, plus tag, and dots at Google. */
export function isOneMailbox(one: string, other: string): boolean {
  const [plain, otherPlain] = [one, other].map((each) =>
    canonicalAccount(each)
      .replace(/\+[^@]*@/, '@')
      .replace(/[^@]*$/, providerOf),
  );
  return plain === otherPlain || (mailboxOf(one) === mailboxOf(other) && mailboxOf(one).endsWith('@gmail.com'));
}

/**
 * The probable mailbox of an address: without plus tag and dots. Providers differ, so two mailboxes may look like one: used to
 * count messages and recognise excluded players, never to sign in.
 *
 * @example mailboxOf('P.at+new@Example.com') // 'pat@example.com'
 */
export function mailboxOf(account: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(canonicalAccount(account.normalize('NFKC'))) ?? [];
  if (domain === '') return account;
  const name = local.replace(/\+.*$/s, '').replaceAll('.', '');
  return `${name === '' ? local : name}@${providerOf(domain)}`;
}
