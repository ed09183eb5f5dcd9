/** First digits of scripts: fullwidth, Devanagari, Bengali, Arabic, Persian. */
const ZEROS = [0xff10, 0x0966, 0x09e6, 0x0660, 0x06f0];
const DIGITS = /[０-９०-९০-৯٠-٩۰-۹]/gu;

/** @example latinDigits('৪৮') // '48' */
export const latinDigits = (text: string): string =>
  text.replaceAll(DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code < start + 10) ?? code;
    return String(code - zero);
  });
