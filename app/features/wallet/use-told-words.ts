import { useTranslation } from 'react-i18next';
import { isDecimalText } from '#engine/money/decimal.ts';
import { formatAmount, formatTime } from '#app/i18n/format.ts';
import type { Told } from './refused-told.ts';

/** The words for what a refused call is told as; numbers and times that came from outside are shown only if they are such. */
export function useToldWords(currency: string) {
  const { t, i18n } = useTranslation(['wallet', 'shell']);
  const { language } = i18n;
  const amount = (text: string | undefined) =>
    text !== undefined && isDecimalText(text) ? formatAmount(text, currency, language) : '';
  const moment = (text: string | undefined) =>
    text === undefined || Number.isNaN(Date.parse(text))
      ? ''
      : formatTime(text, language, { dateStyle: 'medium', timeStyle: 'short' });
  return ({ text }: Told): string => {
    if ('message' in text) return text.message;
    if ('shellKey' in text) return t(`shell:${text.shellKey}`);
    const { count = 0, time, limit, min, max, currency: other = currency } = text.values ?? {};
    return t(`wallet:${text.key}`, {
      count,
      currency: other,
      time: moment(time),
      limit: amount(limit),
      min: amount(min),
      max: amount(max),
    });
  };
}
