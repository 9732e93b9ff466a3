import type { TenantParent } from './useTenant.ts';

/** Address of a logo on the content host; the time of the last change busts the cache. Null without a logo. */
export const logoAddress = (
  contentUrl: string,
  parent: Pick<TenantParent, 'logo' | 'data_url' | 'updated_at'>,
): string | null =>
  parent.logo === null
    ? null
    : `${contentUrl}/${parent.data_url}/${parent.logo}?${encodeURIComponent(parent.updated_at)}`;
