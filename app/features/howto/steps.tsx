import { useTranslation } from 'react-i18next';
import { Part } from './part.tsx';
import * as styles from './howto.module.css';

const STEPS = ['pick', 'combine', 'stake', 'place'] as const;

export function Steps() {
  const { t } = useTranslation('howto');
  return (
    <Part title={t('steps.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
    </Part>
  );
}
