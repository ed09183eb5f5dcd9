import fc from 'fast-check';

/** As the engine prints it: no leading zeros, up to ten places, no sign on zero. */
export const decimalText: fc.Arbitrary<string> = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 10 }))
  .map(([digits, scale]) => {
    const sign = digits < 0n ? '-' : '';
    const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
    return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
  });
