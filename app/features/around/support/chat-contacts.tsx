import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { ChannelLink } from './channel-link.tsx';
import { channelsOf } from './channels.ts';
import { useListSupportContactsQuery } from './support-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './support.module.css';

/** Other contact channels. If the upstream's cannot be loaded, the brand's are shown. */
export function ChatContacts() {
  const { t } = useTranslation('chat');
  const brand = useBrand();
  const { data } = useListSupportContactsQuery();
  const others = channelsOf(brand, data).filter(({ kind }) => kind !== 'chat');
  if (others.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{t('contacts')}</summary>
      <ul className={stack.fit2}>
        {others.map((channel) => (
          <li key={JSON.stringify(channel)}>
            <ChannelLink channel={channel} />
          </li>
        ))}
      </ul>
    </details>
  );
}
