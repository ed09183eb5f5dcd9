import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { placesOf } from '#app/i18n/currencies.ts';
import { enterAmount, enteredText, type EnteredAmount } from '#app/i18n/entered-amount.ts';

export interface AmountInput {
  readonly currency: string;
  /** Digits after the point; those of the currency. */
  readonly places?: number | undefined;
  readonly value: EnteredAmount;
  readonly onEnter: (entered: EnteredAmount) => void;
}

/**
 * Props of an input for an amount. What was typed stays as it is while it is what is stored; in another language, or where
 * another button or tab has stored another amount, the field is written anew.
 */
export function useAmountText({ currency, places = placesOf(currency), value, onEnter }: AmountInput) {
  const { language } = useTranslation().i18n;
  const [typed, setTyped] = useState({ text: '', entered: '', language });
  const isTyped = typed.entered === value && typed.language === language;
  return {
    value: isTyped ? typed.text : enteredText(value, language),
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const entered = enterAmount(target.value, { language, currency, places });
      setTyped({ text: target.value, entered, language });
      onEnter(entered);
    },
  };
}
