import http from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Metrics of this process, in the Prometheus format. */
export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: string }, seconds: number): void;
  /** A server that answers /metrics and nothing else; anyone who can reach its address may read the metrics. */
  serve(address: { host: string; port: number }): Promise<http.Server>;
  close(): void;
}

export function newMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  let server: http.Server | null = null;
  return {
    observeRequest: (labels, seconds) => durations.observe(labels, seconds),
    serve: ({ host, port }) =>
      new Promise((resolve, reject) => {
        const listening = http.createServer(async (request, response) => {
          if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
          response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
        });
        server = listening;
        listening.once('error', reject).listen(port, host, () => resolve(listening));
      }),
    close: () => {
      server?.close();
      server?.closeAllConnections();
      registry.clear();
    },
  };
}
