import { ExternalLink as ExternalIcon, Mail, MessagesSquare, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { ExternalLink } from '#app/ui/external-link.tsx';
import type { Channel } from './channels.ts';
import { selectChat } from './chat-slice.ts';
import * as badge from '#app/ui/badge.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './support.module.css';

// Safe address: mailto: and tel: only; the rest by ExternalLink.

/** A link to one of the operator's contact channels. */
export function ChannelLink({ channel }: { readonly channel: Channel }) {
  const { t } = useTranslation('support');
  const { unread } = useAppSelector(selectChat);
  switch (channel.kind) {
    case 'chat':
      return (
        <Link to={paths.chat} className={styles.channel}>
          <Words icon={MessagesSquare} title={t('chat')} />
          {unread > 0 && <span className={badge.news}>{unread}</span>}
        </Link>
      );
    case 'email':
      return (
        <a href={`mailto:${channel.address}`} className={styles.channel}>
          <Words icon={Mail} title={t('email')}>
            {channel.address}
          </Words>
        </a>
      );
    case 'phone':
      return (
        <a href={`tel:${channel.number}`} className={styles.channel}>
          <Words icon={Phone} title={t('phone')}>
            {channel.number}
          </Words>
        </a>
      );
    case 'link':
      return (
        <ExternalLink href={channel.url} className={styles.channel}>
          <Words icon={ExternalIcon} title={channel.name}>
            {new URL(channel.url).host}
          </Words>
        </ExternalLink>
      );
  }
}

interface WordsProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
}

function Words({ icon: Icon, title, children }: WordsProps) {
  return (
    <>
      <Icon size={22} aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        <strong>{title}</strong>
        {children !== undefined && <span className={muted.lead}>{children}</span>}
      </span>
    </>
  );
}
