import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Invite } from '#app/features/around/invite/index.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { FlagOverlay } from './flag-overlays.tsx';
import { useQueryFlag } from './query-flags.ts';

/** The invitation; an address that asks for it during a break is one without it. */
export function InviteOverlay() {
  const { t } = useTranslation();
  const mayUrge = useMayUrge(true);
  const [isOpen, close] = useQueryFlag('invite');
  const isTurnedAway = isOpen && mayUrge === false;
  useEffect(() => {
    if (isTurnedAway) close();
  }, [isTurnedAway, close]);
  if (mayUrge !== true) return null;
  return (
    <FlagOverlay flag="invite" title={t('menu.invite')} shape="window">
      <Invite />
    </FlagOverlay>
  );
}
