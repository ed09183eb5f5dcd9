/** Section 5 of the specification, as in the contract's `NewPassword`; shown one by one while typing. */
export const PASSWORD_RULES = [
  { text: 'password.length', isMet: (password: string) => password.length >= 8 },
  { text: 'password.letter', isMet: (password: string) => /[A-Za-z]/.test(password) },
  { text: 'password.digit', isMet: (password: string) => /\d/.test(password) },
] as const;

export const isGoodPassword = (password: string) => PASSWORD_RULES.every(({ isMet }) => isMet(password));
