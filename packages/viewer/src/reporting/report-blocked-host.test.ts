import { visitorBatch } from '@vitrine/contract/analytics/schemas';
import { expect, test, vi } from 'vitest';
import { aLatest } from '../../test/content/a-latest.ts';
import { reportBlockedHost } from './report-blocked-host.ts';

test('a page where it may not run is reported once, in a form that the server accepts', () => {
  const sendBeacon = vi.fn<(address: string, body: string) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon });
  reportBlockedHost(aLatest());
  expect(sendBeacon).not.toHaveBeenCalled();
  const events = 'https://api.example.test/viewer/events';
  reportBlockedHost(aLatest({ endpoints: { enquiry: '', privacy: '', events } }));
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe(events);
  expect(visitorBatch.parse(body)).toMatchObject({ configurator_id: 7, reseller: [3], version: 1.004 });
});
