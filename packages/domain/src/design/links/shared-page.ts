import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { parseWebAddress } from '@vitrine/contract/web-address';
import { hostAllowed } from '../../organisations/hosts.ts';
import { withoutDesign } from './address-with-design.ts';

/** Parameters that identify who follows a link, not what it shows. */
const FOLLOWING =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_ga|_gl|_hs\w+)$/i;

/**
 * The page's address in a form that can be stored and shared: without a design, sign-in, trackers and anything like an
 * email address. Null when it is not a web page on one of the hosts.
 */
export const sharedPage = (input: string, type: ConfiguratorType, hosts: readonly string[]): string | null => {
  const url = parseWebAddress(input);
  if (!url || !hostAllowed(url.hostname, hosts)) return null;
  url.username = '';
  url.password = '';
  for (const [key, value] of [...url.searchParams])
    if (FOLLOWING.test(key) || value.includes('@')) url.searchParams.delete(key);
  return withoutDesign(url.href, type);
};
