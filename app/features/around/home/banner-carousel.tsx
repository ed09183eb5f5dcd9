import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { useIsOffered } from '#app/features/around/availability/index.ts';
import { ContentLink } from '#app/ui/content-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { LESS_MOTION, useMedia } from '#app/ui/use-media.ts';
import { useListBannersQuery } from './home-api.ts';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';
import * as styles from './banner-carousel.module.css';

/**
 * The brand's hero and the operator's banners. It pauses under the mouse, while it has the focus, under reduced motion, and while
 * the player pauses it (WCAG 2.2.2). Without banners it is the hero alone, or with what the server said of their failure: a slide
 * moves nothing that is on the screen.
 *
 * @param only the address that a banner must lead to
 */
export function BannerCarousel({ hero, only }: { readonly hero: ReactNode; readonly only?: string }) {
  const { t } = useTranslation('home');
  const isOffered = useIsOffered();
  const { data, error } = useListBannersQuery();
  const banners = (data ?? []).filter((banner) => isOffered(banner) && (only === undefined || banner.url === only));
  const isStill = useMedia(LESS_MOTION);
  const [chosen, setChosen] = useState<'playing' | 'stopped'>();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPlaying = chosen === undefined ? !isStill : chosen === 'playing';
  const said = data === undefined && only === undefined ? wordsOf(error) : undefined;

  const slides = [
    { id: 'hero', content: hero },
    ...(said === undefined
      ? []
      : [
          {
            id: 'said',
            content: (
              <p className={styles.banner}>
                <span className={styles.caption}>{said}</span>
              </p>
            ),
          },
        ]),
    ...banners.map(({ id, url, src, alt, lang }) => ({
      id,
      content: (
        <ContentLink href={url} className={styles.banner}>
          <Picture src={src} alt="" width={1200} height={400} className={styles.picture} />
          <span className={styles.caption} lang={lang} dir="auto">
            {alt}
          </span>
        </ContentLink>
      ),
    })),
  ];
  const total = slides.length;
  const { index, go } = useRotation(total, !isPlaying || isHovered || isFocused);
  const swipe = useSwipe((step) => go(index + step));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stands still for who is in it
    <section
      className={styles.carousel}
      aria-roledescription={t('banners.carousel')}
      aria-label={t('banners.label')}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsFocused(currentTarget.contains(relatedTarget))}
    >
      <div className={styles.window} {...swipe}>
        <div
          className={styles.track}
          style={{ transform: `translateX(calc(${-100 * index}% * var(--turn, 1)))` }}
          // What loads under reduced motion is not announced: only what who is in it has moved on to.
          aria-live={isFocused || (!isPlaying && index > 0) ? 'polite' : 'off'}
        >
          {slides.map(({ id, content }, place) => (
            <div
              key={id}
              className={styles.slide}
              role="group"
              aria-roledescription={t('banners.slide')}
              aria-label={t('banners.place', { place: place + 1, total })}
              inert={place !== index}
              data-shown={place === index || undefined}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {total > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label={t(isPlaying ? 'banners.pause' : 'banners.play')}
            onClick={() => setChosen(isPlaying ? 'stopped' : 'playing')}
          >
            {isPlaying ? <Pause aria-hidden="true" size={16} /> : <Play aria-hidden="true" size={16} />}
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={t('banners.previous')}
            onClick={() => go(index - 1)}
          >
            <ChevronLeft aria-hidden="true" size={20} />
          </button>
          <span className={styles.place} aria-hidden="true">
            {index + 1} / {total}
          </span>
          <button type="button" className={styles.control} aria-label={t('banners.next')} onClick={() => go(index + 1)}>
            <ChevronRight aria-hidden="true" size={20} />
          </button>
        </div>
      )}
    </section>
  );
}
