import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/brand/languages.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { LANGUAGE_NAMES, rememberLanguage } from '#app/i18n/choose-language.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import * as styles from './language-picker.module.css';

/** The platform's own select, showing each language in its own name. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const { headerLanguages } = useBrand();
  const dispatch = useAppDispatch();
  const current = i18n.language as Language;
  // A language chosen elsewhere stays in sight although the header's list is shorter.
  const shown = headerLanguages.includes(current) ? headerLanguages : [...headerLanguages, current];

  async function onChoose(language: Language) {
    const before = i18n.language;
    await i18n.changeLanguage(language);
    if (i18n.hasResourceBundle(language, 'shell')) {
      rememberLanguage(language);
      return;
    }
    await i18n.changeLanguage(before);
    dispatch(toastShown({ kind: 'error', text: 'toast.lngSettingError' }));
  }

  return (
    <label className={styles.picker}>
      <Globe size={18} aria-hidden="true" />
      <select
        className={styles.select}
        aria-label={t('language')}
        value={i18n.language}
        onChange={(event) => void onChoose(event.target.value as Language)}
      >
        {shown.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
