import { useTranslation } from 'react-i18next';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

const STEPS = ['pick', 'combine', 'stake', 'place'] as const;

export function Steps() {
  const { t } = useTranslation('howto');
  return (
    <Section title={t('steps.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </Section>
  );
}
