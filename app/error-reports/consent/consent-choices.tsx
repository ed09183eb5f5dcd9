import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { answer, askedPurposes, onAnswer, readAnswers } from './consent.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './consent.module.css';

/** The player's answers, to be changed at any time: on the page about privacy. */
export function ConsentChoices() {
  const { t } = useTranslation('consent');
  const { reports } = useBrand();
  const given = useSyncExternalStore(onAnswer, () => JSON.stringify(readAnswers()));
  const answers = JSON.parse(given) as ReturnType<typeof readAnswers>;
  const purposes = reports === undefined ? [] : askedPurposes(reports);
  if (purposes.length === 0) return null;
  return (
    <section id="choices" className={styles.choices}>
      <h2>{t('choices')}</h2>
      {purposes.map((purpose) => (
        <div key={purpose}>
          <Checkbox
            label={t(`${purpose}.label`)}
            checked={answers[purpose] === true}
            onChange={({ target }) => answer({ [purpose]: target.checked })}
          />
          <p className={muted.small}>{t(`${purpose}.text`)}</p>
        </div>
      ))}
    </section>
  );
}
