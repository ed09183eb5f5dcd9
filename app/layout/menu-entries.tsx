import {
  ChartColumn,
  Gift,
  Headset,
  Languages,
  Link2,
  LogOut,
  Mail,
  ReceiptText,
  ShieldCheck,
  Ticket,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { useUnreadCount } from '#app/features/around/notices/index.ts';
import { useMayUrge } from '#app/features/account/protection/index.ts';
import { useIsPlayer, useSignOut } from '#app/features/account/session/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import type { Icon } from './nav-entries.ts';
import { OwnLink, ownEntries } from './own-link.tsx';
import { useFlagLink } from './query-flags.ts';
import { useOpenSlip } from './use-open-slip.ts';
import * as badge from '#app/ui/badge.module.css';
import * as styles from './menu-entries.module.css';

interface Entry {
  readonly icon: Icon;
  readonly text: string;
  /** How many unread items there are. */
  readonly count?: number;
  readonly goes: { readonly to: To } | { readonly press: () => void };
}

/**
 * Everything except games: the player's pages, messages, invitation, promotions, help, language and sign-out. Shown in the user
 * menu and in the phone's drawer; guests do not see the entries for players.
 */
export function MenuEntries({ onChosen }: { readonly onChosen?: () => void }) {
  const { t, i18n } = useTranslation(['menu', 'notices', 'shell', 'slip']);
  const brand = useBrand();
  const { features, languages } = brand;
  const isPlayer = useIsPlayer();
  const mayUrge = useMayUrge() === true;
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const openSlip = useOpenSlip();
  const unread = useUnreadCount();
  const [myBets, invite, support] = [useFlagLink('mybet'), useFlagLink('invite'), useFlagLink('support')];
  const link = (icon: Icon, text: string, to: To): Entry => ({ icon, text, goes: { to } });
  const button = (icon: Icon, text: string, press: () => void): Entry => ({ icon, text, goes: { press } });
  const when = (isShown: boolean, ...entries: readonly Entry[]) => (isShown ? entries : []);

  const entries: readonly Entry[] = [
    ...when(
      isPlayer,
      link(UserRound, t('shell:nav.profile'), paths.profile),
      link(ReceiptText, t('shell:nav.myBets'), myBets),
      link(ChartColumn, t('shell:nav.reports'), paths.reports),
      { ...link(Mail, t('menu:privateMessages'), paths.privateMessages), count: unread },
    ),
    ...(openSlip === undefined ? [] : [button(Ticket, t('slip:booking.enter'), openSlip)]),
    ...when(mayUrge && features.invite, link(UserPlus, t('shell:menu.invite'), invite)),
    ...when(mayUrge, link(Gift, t('menu:promotions'), paths.promotions)),
    ...when(isPlayer, link(ShieldCheck, t('menu:protection'), paths.protection)),
    link(Headset, t(features.chat ? 'shell:nav.support' : 'shell:nav.supportShort'), support),
    ...when(
      languages.length > 1,
      button(Languages, t('shell:language'), () => dispatch(overlayOpened({ kind: 'language' }))),
    ),
    ...when(isPlayer, button(LogOut, t('shell:signOut'), signOut)),
  ];
  return (
    <ul className={styles.list}>
      {entries.map(({ icon: Picture, text, count = 0, goes }) => (
        <li key={text}>
          {'to' in goes ? (
            <Link to={goes.to} className={styles.entry} onClick={onChosen}>
              <Picture size={20} aria-hidden="true" />
              <span>{text}</span>
              {count > 0 && (
                <span className={badge.news} title={t('notices:messages.unread', { count })}>
                  {formatCount(String(count), i18n.language)}
                </span>
              )}
            </Link>
          ) : (
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                onChosen?.();
                goes.press();
              }}
            >
              <Picture size={20} aria-hidden="true" />
              <span>{text}</span>
            </button>
          )}
        </li>
      ))}
      {ownEntries(brand).map((link) => (
        <li key={link.to}>
          <OwnLink
            link={link}
            className={styles.entry}
            icon={<Link2 size={20} aria-hidden="true" />}
            onClick={onChosen}
          />
        </li>
      ))}
    </ul>
  );
}
