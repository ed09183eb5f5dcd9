import { useTranslation } from 'react-i18next';
import type { Topic } from './topics.ts';

/** The names of the pages. */
export function useTopicName(): (topic: Topic) => string {
  const { t } = useTranslation(['howto', 'shell']);
  return (topic) => (topic === 'marksix' || topic === 'pk10' ? t(`howto:${topic}`) : t(`shell:nav.${topic}`));
}
