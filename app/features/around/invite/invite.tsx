import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROLE } from '#contract/entities';
import { useBrand } from '#app/brand/brand-context.ts';
import { useGetMemberQuery } from '#app/features/account/account/index.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Segments } from '#app/ui/choice/segments.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { CopyButton } from './copy-button.tsx';
import { INVITE_TYPES, useGetInviteCodeQuery, type InviteType } from './invite-api.ts';
import { QrPicture } from './qr-picture.tsx';
import { inviteLink, NETWORKS, shareLink } from './share-links.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './invite.module.css';

// Safe address: made of constant hosts by shareLink.

const CODE_COPIED_MS = 400;
const LINK_COPIED_MS = 1_000;
const NETWORK_NAMES = { messenger: 'Messenger', whatsapp: 'WhatsApp', telegram: 'Telegram' } as const;

/** The player's own code, as a QR code, as text and as a link to share; agents choose among the types of codes. */
export function Invite() {
  const { t } = useTranslation(['invite', 'shell']);
  const { name } = useBrand();
  const isAgent = useAppSelector((state) => state.session.player?.role === ROLE.agent);
  const [type, setType] = useState<InviteType>('user');
  const { currentData: invitation, isError, error, refetch } = useGetInviteCodeQuery(type);
  const { data: member } = useGetMemberQuery();
  const link = invitation && inviteLink(location.origin, invitation.code);
  const text = t('invite:message', { name });
  return (
    <div className={stack.gap4}>
      <p className={muted.lead}>{t('invite:lead')}</p>
      <p className={styles.nickname}>
        <bdi>{member?.nickname}</bdi>
      </p>
      {isAgent && (
        <Segments
          label={t('invite:type')}
          options={INVITE_TYPES.map((value) => ({ value, text: t(`invite:types.${value}`) }))}
          chosen={type}
          onChoose={setType}
        />
      )}
      {isError && invitation === undefined && <LoadFailed text={t('invite:failed')} error={error} onRetry={refetch} />}
      {link === undefined || invitation === undefined ? (
        !isError && <Skeleton rows={8} label={t('shell:loading')} />
      ) : (
        <>
          <QrPicture link={link} fileName={`${name.toLowerCase()}-${invitation.code}.png`} />
          <Part
            label={t('invite:code')}
            text={invitation.code}
            copy={t('invite:copyCode')}
            confirmMs={CODE_COPIED_MS}
          />
          <Part label={t('invite:link')} text={link} copy={t('invite:copyLink')} confirmMs={LINK_COPIED_MS} />
          <div className={stack.wrap2}>
            {NETWORKS.map((network) => (
              <a
                key={network}
                className={styles.network}
                href={shareLink(network, { url: link, text })}
                target="_blank"
                rel="noopener noreferrer"
              >
                {NETWORK_NAMES[network]}
              </a>
            ))}
            {'share' in navigator && (
              <QuietButton
                onClick={() => {
                  // Closing the system's share dialog is no error.
                  navigator.share({ title: name, text, url: link }).catch(() => undefined);
                }}
              >
                <Share2 size={18} aria-hidden="true" />
                {t('invite:more')}
              </QuietButton>
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly label: string;
  readonly text: string;
  readonly copy: string;
  readonly confirmMs: number;
}

function Part({ label, text, copy, confirmMs }: PartProps) {
  return (
    <div className={styles.part}>
      <span className={styles.words}>
        <span className={muted.tiny}>{label}</span>
        <span className={styles.value}>{text}</span>
      </span>
      <CopyButton text={text} label={copy} confirmMs={confirmMs} />
    </div>
  );
}
