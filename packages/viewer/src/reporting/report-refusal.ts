import type { LatestFile } from '@vitrine/contract/latest-file';

/** Tells the organisation that one of its configurators was asked for on a page where it may not run. */
export function reportRefusal({ configurator, reseller, version, endpoints }: LatestFile): void {
  const events = [{ kind: 'load', age: 0 }];
  const body = JSON.stringify({ configurator_id: configurator.id, reseller, version, events });
  if (endpoints.events !== undefined) navigator.sendBeacon?.(endpoints.events, body);
}
