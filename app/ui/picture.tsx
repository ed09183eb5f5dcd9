import { useState } from 'react';
import { safeUrl } from '#app/safe-links/safe-url.ts';
import { isOwnPath } from '#app/safe-links/own-path.ts';

// Safe address: checked by safeUrl or isOwnPath.

interface PictureProps {
  /** As received, unchecked. */
  readonly src: string;
  /** Empty if the text beside it says the same. */
  readonly alt: string;
  readonly className?: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** A picture of the operator's content. If it is refused or fails to load, its space stays, and the styles fill it. */
export function Picture({ src, alt, className, width, height }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src || (!isOwnPath(src) && 'refused' in safeUrl(src, 'any'))) return null;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(src)}
    />
  );
}
