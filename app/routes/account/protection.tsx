import { useTranslation } from 'react-i18next';
import { Protection } from '#app/features/account/protection/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function ProtectionRoute() {
  const { t } = useTranslation('menu');
  return (
    <PlayerOnly>
      <PageTitle text={t('protection')} />
      <Protection />
    </PlayerOnly>
  );
}
