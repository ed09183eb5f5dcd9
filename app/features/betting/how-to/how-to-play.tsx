import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { Chips } from '#app/ui/choice/chips.tsx';
import { CricketHowTo } from './sports/cricket-how-to.tsx';
import { MarkSixHowTo } from './lottery/mark-six-how-to.tsx';
import { RaceHowTo } from './lottery/race-how-to.tsx';
import { SportHowTo } from './sports/sport-how-to.tsx';
import { isSportTopic, type Topic } from './topics.ts';
import { useTopicName } from './use-topic-name.ts';
import * as styles from './parts/how-to.module.css';

interface HowToPlayProps {
  readonly topic: Topic;
  readonly topics: readonly Topic[];
}

/** How a game is played, with examples that the engine computes. */
export function HowToPlay({ topic, topics }: HowToPlayProps) {
  // All namespaces that the sections need, so that the page suspends only once.
  const { t } = useTranslation(['howto', 'markets', 'lottery', 'racing']);
  const navigate = useNavigate();
  const name = useTopicName();
  return (
    <div className={styles.page}>
      {topics.length > 1 && (
        <Chips
          label={t('howto:choose')}
          options={topics.map((value) => ({ value, text: name(value) }))}
          chosen={topic}
          onChoose={(sport) => void navigate(fillPath(paths.howToPlayOf, { sport }))}
        />
      )}
      <p className={styles.intro}>{t(`howto:intro.${topic}`)}</p>
      {isSportTopic(topic) && <SportHowTo key={topic} game={topic} />}
      {topic === 'cricket' && <CricketHowTo />}
      {topic === 'marksix' && <MarkSixHowTo />}
      {topic === 'pk10' && <RaceHowTo />}
    </div>
  );
}
