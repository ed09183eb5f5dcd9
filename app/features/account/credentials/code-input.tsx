import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#app/ui/code-field.tsx';
import type { useCode } from './use-code.ts';

interface CodeInputProps extends ComponentPropsWithRef<'input'> {
  readonly code: ReturnType<typeof useCode>;
  readonly onSend: () => void;
  readonly error?: string | undefined;
}

/** The code field of a form, with its button, the wait until the next one, and where it was sent. */
export function CodeInput({ code: { sent, seconds, isSendable }, ...input }: CodeInputProps) {
  const { t } = useTranslation('session');
  const send = sent === undefined ? t('code.send') : t('code.again');
  return (
    <CodeField
      {...input}
      label={t('code.label')}
      isSendable={isSendable}
      sendLabel={seconds > 0 ? t('code.wait', { seconds }) : send}
      hint={sent && t('code.sent', sent)}
    />
  );
}
