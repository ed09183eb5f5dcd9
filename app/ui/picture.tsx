import { useState } from 'react';
import { outsideUrl } from '#app/outside/outside-url.ts';
import { isOwnPath } from '#app/outside/own-path.ts';

interface PictureProps {
  /** As it came from outside, unchecked. */
  readonly src: string;
  /** Empty where words beside it say the same. */
  readonly alt: string;
  readonly className?: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** A picture of the operator's content. One that is refused or cannot be had leaves its place, which the styles fill. */
export function Picture({ src, alt, className, width, height }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src || (!isOwnPath(src) && 'refused' in outsideUrl(src, 'any'))) return null;
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
