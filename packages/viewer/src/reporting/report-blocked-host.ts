import type { LatestFile } from '@vitrine/contract/latest-file';

/** Reports to the organisation that a page asked for one of its configurators on a host that is not authorised. */
export function reportBlockedHost({ configurator, reseller, version, endpoints }: LatestFile): void {
  const events = [{ kind: 'load', age: 0 }];
  const body = JSON.stringify({ configurator_id: configurator.id, reseller, version, events });
  if (endpoints.events !== undefined) navigator.sendBeacon?.(endpoints.events, body);
}
