import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGE_NAMES } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { useSetLanguage } from '#app/layout/use-set-language.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './language-form.module.css';

/** Every language of the brand, also those that the header's list leaves out; a choice applies when saved. */
export function LanguageForm({ onDone }: { readonly onDone: () => void }) {
  const { t, i18n } = useTranslation(['menu', 'shell']);
  const { languages } = useBrand();
  const setLanguage = useSetLanguage();
  const [chosen, setChosen] = useState(i18n.language as Language);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');

  async function onSave(event: FormEvent) {
    event.preventDefault();
    setState('saving');
    if (await setLanguage(chosen)) onDone();
    else setState('failed');
  }

  return (
    <form className={stack.gap4} onSubmit={(event) => void onSave(event)}>
      <Outcome of={state === 'failed' ? state : undefined}>
        {state === 'failed' && <Notice kind="error">{t('shell:toast.lngSettingError')}</Notice>}
      </Outcome>
      <fieldset className={styles.choices}>
        <legend className={hidden.hidden}>{t('shell:language')}</legend>
        {languages.map((language) => (
          <label key={language} className={styles.choice}>
            <input
              type="radio"
              name="language"
              value={language}
              checked={language === chosen}
              onChange={() => setChosen(language)}
            />
            <span lang={language} dir="auto">
              {LANGUAGE_NAMES[language]}
            </span>
          </label>
        ))}
      </fieldset>
      <SubmitButton isBusy={state === 'saving'}>{t('menu:save')}</SubmitButton>
    </form>
  );
}
