/**
 * The stored form of a mobile number. Zeros before a dial code or a number (the trunk prefix) are not dialled from abroad:
 * a limit or an account must not differ by them.
 *
 * @example mobileOf(55, '11900000001') // '+5511900000001'
 */
export const mobileOf = (dialCode: number | string, phone: string): string =>
  `+${String(dialCode).replace('+', '').replace(/^0+/, '')}${phone.replace(/^0+/, '')}`;
