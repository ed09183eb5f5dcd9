import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { HowToPlay, topicOf, topicsOf, useTopicName } from '#app/features/betting/how-to/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { fillPath, paths } from '#app/paths.ts';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

/** `/howToPlay` is the page of soccer, or of the brand's first game. */
export function HowToPlayRoute() {
  const { t } = useTranslation('howto');
  const { sport } = useParams();
  const topics = topicsOf(useBrand());
  const name = useTopicName();
  const first = topics.includes('soccer') ? 'soccer' : topics[0];
  if (sport === undefined && first !== undefined) {
    return <Navigate to={fillPath(paths.howToPlayOf, { sport: first })} replace />;
  }
  const topic = topicOf(sport, topics);
  if (topic === undefined) return <NotFoundRoute />;
  return (
    <>
      <PageTitle text={t('titleOf', { game: name(topic) })} />
      <HowToPlay topic={topic} topics={topics} />
    </>
  );
}
