import { ExternalLink, Mail, MessagesSquare, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { channelsOf, type Channel } from './channels.ts';
import { useListSupportChannelsQuery } from './support-api.ts';
import * as styles from './support.module.css';

/** Every way to reach the operator. The brand's own stand at once, and also when the upstream's cannot be had. */
export function Support() {
  const { t } = useTranslation(['support', 'shell']);
  const brand = useBrand();
  const { data, isLoading, isError, refetch } = useListSupportChannelsQuery();
  return (
    <div className={styles.support}>
      <p className={styles.lead}>{t('support:lead')}</p>
      <ul className={styles.channels}>
        {channelsOf(brand, data).map((channel) => (
          <li key={JSON.stringify(channel)}>
            <ChannelLink channel={channel} />
          </li>
        ))}
      </ul>
      {isLoading && <Skeleton rows={1} label={t('shell:loading')} />}
      {isError && data === undefined && (
        <LoadFailed
          text={t('support:failed')}
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      <p className={styles.help}>
        {t('support:risk')}{' '}
        <Link to={paths.protection} className={styles.inline}>
          {t('support:protection')}
        </Link>
      </p>
    </div>
  );
}

function ChannelLink({ channel }: { readonly channel: Channel }) {
  const { t } = useTranslation('support');
  switch (channel.kind) {
    case 'chat':
      return (
        <Link to={paths.chat} className={styles.channel}>
          <Words icon={MessagesSquare} title={t('chat')} />
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
        <OutsideLink href={channel.url} className={styles.channel}>
          <Words icon={ExternalLink} title={channel.name}>
            {new URL(channel.url).host}
          </Words>
        </OutsideLink>
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
        {children !== undefined && <span className={styles.target}>{children}</span>}
      </span>
    </>
  );
}
