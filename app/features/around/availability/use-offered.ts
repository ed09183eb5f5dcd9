import { useCallback } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import { isOfferedContent } from './offered-path.ts';
import { useAvailability } from './use-availability.ts';

/** Whether this brand shows a piece of the upstream's content. */
export function useIsOffered(): (content: Parameters<typeof isOfferedContent>[0]) => boolean {
  const { features } = useBrand();
  const { isVisible } = useAvailability();
  return useCallback((content) => isOfferedContent(content, { features, isVisible }), [features, isVisible]);
}
