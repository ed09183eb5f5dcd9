import { Download } from 'lucide-react';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietButton } from '#app/ui/button.tsx';
import * as styles from './invite.module.css';

/** Size and error correction of the QR code (section 9 of the specification). */
const SIZE_PX = 256;
const LEVEL = 'L';

/** The link as a QR code, to show to someone or to download as a picture. */
export function QrPicture({ link, fileName }: { readonly link: string; readonly fileName: string }) {
  const { t } = useTranslation('invite');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);

  function onDownload() {
    canvas.current?.toBlob((picture) => {
      setFailed(picture === null);
      if (picture === null) return;
      const address = URL.createObjectURL(picture);
      const anchor = Object.assign(document.createElement('a'), { href: address, download: fileName });
      anchor.click();
      URL.revokeObjectURL(address);
    }, 'image/png');
  }

  return (
    <div className={styles.qr}>
      <QRCodeCanvas
        ref={canvas}
        value={link}
        size={SIZE_PX}
        level={LEVEL}
        // By default the library raises the level if that takes no more room.
        boostLevel={false}
        marginSize={2}
        role="img"
        aria-label={t('qr')}
        className={styles.picture}
      />
      <QuietButton onClick={onDownload}>
        <Download size={18} aria-hidden="true" />
        {t('download')}
      </QuietButton>
      <span role="status">{hasFailed ? t('downloadFailed') : ''}</span>
    </div>
  );
}
