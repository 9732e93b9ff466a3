import os from 'node:os';

/** What the figures were taken on, and how busy it was: the load average counts what others do, too. */
export function describeMachine() {
  const cpus = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${new Date().toISOString().slice(0, 16)}Z, ${cpus.length} x ${cpus[0]?.model.trim() ?? 'CPU'}, ${gigabytes} GB, Node ${process.versions.node}, load ${os.loadavg()[0].toFixed(1)} at the start`;
}
