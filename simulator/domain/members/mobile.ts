/** The stored form of a mobile number. @example mobileOf(55, '11900000001') // '+5511900000001' */
export const mobileOf = (dialCode: number | string, phone: string) => `+${String(dialCode).replace('+', '')}${phone}`;
