/**
 * Whether eleven digits are a CPF, the Brazilian tax number: weights 10 to 2 and 11 to 2, modulo 11 (Receita Federal). Eleven
 * equal digits have right check digits and are nobody's.
 *
 * @example isCpf('52998224725') // true
 */
export function isCpf(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || new Set(digits).size === 1) return false;
  return checkDigit(digits, 9) === Number(digits[9]) && checkDigit(digits, 10) === Number(digits[10]);
}

function checkDigit(digits: string, count: number): number {
  const sum = Array.from(digits.slice(0, count)).reduce(
    (total, digit, place) => total + Number(digit) * (count + 1 - place),
    0,
  );
  return ((sum * 10) % 11) % 10;
}
