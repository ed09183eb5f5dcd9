/**
 * An e-mail address in small letters: mail servers take `A@b.example` and `a@b.example` for the same, so a limit or an
 * account must not differ by it. A mobile or a name stays as it is.
 */
export const canonicalAccount = (account: string): string => (account.includes('@') ? account.toLowerCase() : account);
