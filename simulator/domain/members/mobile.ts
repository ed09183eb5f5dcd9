/**
 * The stored form of a mobile number, without the zeros of the trunk prefix, so that limits and accounts do not differ by them.
 *
 * @example mobileOf(55, '11900000001') // '+5511900000001'
 */
export const mobileOf = (dialCode: number | string, phone: string): string =>
  `+${String(dialCode).replace('+', '').replace(/^0+/, '')}${phone.replace(/^0+/, '')}`;
