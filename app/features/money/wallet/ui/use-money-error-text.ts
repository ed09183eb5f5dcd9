import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isDecimalText } from '#engine/money';
import { beside } from '#app/api/refusals/beside.ts';
import { formatAmount, formatTime } from '#app/i18n/format.ts';
import { useCommonText } from '#app/i18n/use-error-text.ts';
import type { MoneyFormError } from './money-form-error.ts';

/** Translates a form error; amounts and instants from the server are formatted only after validation. */
export function useMoneyErrorText(currency: string) {
  const { t, i18n } = useTranslation('wallet');
  const commonText = useCommonText();
  const { language } = i18n;
  return useCallback(
    ({ text }: MoneyFormError): string => {
      if ('common' in text) return commonText(text.common);
      const { count = 0, time, limit, min, max, currency: other = currency } = text.values ?? {};
      const amount = (value: string | undefined) =>
        value !== undefined && isDecimalText(value) ? formatAmount(value, currency, language) : '';
      const values = { currency: other, limit: amount(limit), min: amount(min), max: amount(max) };
      const ours = t(text.key, { count, time: moment(time, language), ...values });
      return beside(text.message, ours, text.key, values);
    },
    [t, commonText, currency, language],
  );
}

function moment(text: string | undefined, language: string): string {
  return text === undefined || Number.isNaN(Date.parse(text))
    ? ''
    : formatTime(text, language, { dateStyle: 'medium', timeStyle: 'short' });
}
