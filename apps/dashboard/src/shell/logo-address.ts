import type { HouseParent } from './useHouse.ts';

/** Where a logo lies on the content host; the time of the last change breaks its cache. Null without a logo. */
export const logoAddress = (
  contentUrl: string,
  parent: Pick<HouseParent, 'logo' | 'data_url' | 'updated_at'>,
): string | null =>
  parent.logo === null
    ? null
    : `${contentUrl}/${parent.data_url}/${parent.logo}?${encodeURIComponent(parent.updated_at)}`;
