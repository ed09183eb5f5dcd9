import { Gift, Headset, Link2, Mail, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { paths } from '#app/paths.ts';
import type { Icon } from './nav-entries.ts';
import { OwnLink, ownEntries } from './own-link.tsx';
import { useFlagLink } from './query-flags.ts';
import * as styles from './side-nav.module.css';

/** The four entries that the specification gives the side menu besides games and pages; guests are asked to sign in where it needs a player. */
export function SideMore() {
  // Waiting by itself: where the page beside it waits for texts too, the two would wake each other without end.
  const { t, ready } = useTranslation(['shell', 'menu'], { useSuspense: false });
  const brand = useBrand();
  const { features, layout } = brand;
  const mayUrge = useMayUrge() === true;
  const [support, invite] = [useFlagLink('support'), useFlagLink('invite')];
  const entry = (icon: Icon, text: string, to: To) => ({ icon, text, to });
  const entries = [
    entry(Mail, t('menu:privateMessages'), paths.privateMessages),
    entry(Headset, t(features.chat ? 'shell:nav.support' : 'shell:nav.supportShort'), support),
    ...(mayUrge && features.invite ? [entry(UserPlus, t('shell:menu.invite'), invite)] : []),
    ...(mayUrge ? [entry(Gift, t('menu:promotions'), paths.promotions)] : []),
  ];
  // A row has no room for them, and the user menu has them too.
  const { navigation = 'side' } = layout;
  if (!ready || navigation !== 'side') return null;
  return (
    <ul className={styles.list} data-apart>
      {entries.map(({ icon: Picture, text, to }) => (
        <li key={text}>
          <Link to={to} className={styles.link}>
            <Picture size={20} aria-hidden="true" />
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
      {ownEntries(brand).map((link) => (
        <li key={link.to}>
          <OwnLink link={link} className={styles.link} icon={<Link2 size={20} aria-hidden="true" />} />
        </li>
      ))}
    </ul>
  );
}
