import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

/** The page's address with the design in it (decision A27), so that opening it shows the same design again. */
export function addressWithDesign(page: string, type: ConfiguratorType, design: string): string {
  const url = new URL(page);
  const name = `${type}Config`;
  for (const key of [...url.searchParams.keys()]) {
    if (key.toLowerCase() === name.toLowerCase()) url.searchParams.delete(key);
  }
  const value = encodeURIComponent(design).replaceAll('%2C', ',');
  url.search = `${url.search}${url.search ? '&' : '?'}${name}=${value}`;
  return url.href;
}
