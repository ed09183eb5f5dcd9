/** A mobile as the store keeps it. @example mobileOf(55, '11900000001') // '+5511900000001' */
export const mobileOf = (dialCode: number | string, phone: string) => `+${String(dialCode).replace('+', '')}${phone}`;
