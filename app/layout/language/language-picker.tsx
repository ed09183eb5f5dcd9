import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGE_NAMES } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { useSetLanguage } from '#app/layout/use-set-language.ts';
import * as styles from './language-picker.module.css';

/** Value of the option that leads to the languages that the header leaves out. */
const MORE = 'more';

/** The platform's own select, with each language by its own name. A brand with one language needs no picker. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const { headerLanguages, languages } = useBrand();
  const dispatch = useAppDispatch();
  const setLanguage = useSetLanguage();
  const current = i18n.language as Language;
  // A language chosen elsewhere stays in the list although the header's list is shorter.
  const shown = headerLanguages.includes(current) ? headerLanguages : [...headerLanguages, current];
  if (languages.length === 1) return null;

  async function onChoose(choice: Language | typeof MORE) {
    if (choice === MORE) dispatch(overlayOpened({ kind: 'language' }));
    else if (!(await setLanguage(choice))) dispatch(toastShown({ kind: 'error', text: 'toast.lngSettingError' }));
  }

  return (
    <label className={styles.picker}>
      <Globe size={18} aria-hidden="true" />
      <select
        className={styles.select}
        data-confirmed=""
        aria-label={t('language')}
        value={i18n.language}
        onChange={(event) => void onChoose(event.target.value as Language | typeof MORE)}
      >
        {shown.map((language) => (
          <option key={language} value={language} lang={language} dir="auto">
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
        {shown.length < languages.length && <option value={MORE}>{t('moreLanguages')}</option>}
      </select>
    </label>
  );
}
