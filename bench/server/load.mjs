import autocannon from 'autocannon';

/**
 * Requests a second, the 99th percentile of the response times in milliseconds, and the kilobytes of a response with its
 * headers. Throws when a response is not 200.
 */
export async function load({ url, connections, seconds, headers = {}, requests }) {
  const done = await autocannon({ url, connections, duration: seconds, headers, requests });
  if (done.non2xx > 0 || done.errors > 0) throw new Error(`${url}: ${done.non2xx} rejected, ${done.errors} errors`);
  return {
    perSecond: done.requests.total / done.duration,
    p99: done.latency.p99,
    kilobytes: done.throughput.total / done.requests.total / 1000,
  };
}
