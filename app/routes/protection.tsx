import { useTranslation } from 'react-i18next';
import { Protection } from '#app/features/protection/index.ts';
import { PlayerOnly } from '#app/features/session/index.ts';
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
