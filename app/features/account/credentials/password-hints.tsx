import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { PASSWORD_RULES } from './password-rules.ts';
import * as styles from './password-hints.module.css';

/** The rules of a password, each ticked once it is met. */
export function PasswordHints({ password }: { readonly password: string }) {
  const { t } = useTranslation('session');
  return (
    <ul className={styles.hints}>
      {PASSWORD_RULES.map(({ text, isMet }) => {
        const met = isMet(password);
        return (
          <li key={text} className={styles.hint} data-met={met || undefined}>
            {met ? <CircleCheck size={14} aria-hidden="true" /> : <span className={styles.open} aria-hidden="true" />}
            <span>{t(text)}</span>
            <span className={hidden['hidden']}>{t(met ? 'password.met' : 'password.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
