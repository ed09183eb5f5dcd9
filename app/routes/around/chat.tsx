import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { Chat } from '#app/features/around/support/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

/** A brand without a chat has no such page. */
export function ChatRoute() {
  const { t } = useTranslation('chat');
  const { features } = useBrand();
  if (!features.chat) return <NotFoundRoute />;
  return (
    <>
      <PageTitle text={t('title')} />
      <Chat />
    </>
  );
}
