import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { Invite } from '#app/features/around/invite/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { UnlessOnBreak } from '#app/routes/unless-on-break.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

/** A brand without invitations has no such page. */
export function InviteRoute() {
  const { t } = useTranslation();
  const { features } = useBrand();
  if (!features.invite) return <NotFoundRoute />;
  return (
    <PlayerOnly>
      <UnlessOnBreak>
        <PageTitle text={t('menu.invite')} />
        <Invite />
      </UnlessOnBreak>
    </PlayerOnly>
  );
}
