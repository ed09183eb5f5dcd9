import { useTranslation } from 'react-i18next';
import { MyBets } from '#app/features/betting/my-bets/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function MyBetsRoute() {
  const { t } = useTranslation('bets');
  return (
    <PlayerOnly>
      <PageTitle text={t('title')} />
      <MyBets />
    </PlayerOnly>
  );
}
