import { sarif } from '#cli/files/sarif.ts';
import { printableJson } from '#cli/terminal/printable.ts';
import type { CheckResult } from '#cli/locales/tree/check.ts';
import { CHECKS } from '#cli/locales/config/check-list.ts';

export function sarifReport({ findings }: CheckResult): string {
  const results = findings.map(({ check, file, key, advice, language, source, target, ...place }) => ({
    ...place,
    check,
    file,
    message: `${key === '' ? '' : `${key}: `}${advice}`,
    logicalName: key === '' ? undefined : key,
    more: {
      partialFingerprints: { 'slipway/v1': `${check}|${file}|${key}` },
      properties: { language, source, target },
    },
  }));
  return `${printableJson(sarif('slipway locales check', CHECKS, results), 2)}\n`;
}
