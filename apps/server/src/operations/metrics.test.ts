import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { newMetrics } from './metrics.ts';

test('are served on a separate address, and nothing else is', async () => {
  const metrics = newMetrics();
  metrics.observeRequest({ method: 'GET', route: '/api/user', status: '200' }, 0.01);
  const server = await metrics.serve({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/user",status="200"} 1',
  );
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  metrics.close();
});

test.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['metrics.internal:80', { host: 'metrics.internal', port: 80 }],
  ['', null],
])('METRICS_ADDR=%s', (text, address) => {
  expect(readConfig({ METRICS_ADDR: text }).metricsAddress).toEqual(address);
});

test.each(['9464', ':9464', 'a:b', '127.0.0.1:99999', 'http://127.0.0.1:9464'])(
  'METRICS_ADDR=%s is rejected',
  (text) => {
    expect(() => readConfig({ METRICS_ADDR: text })).toThrow('METRICS_ADDR');
  },
);
