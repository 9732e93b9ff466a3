import os from 'node:os';

/** The machine of the figures and its load average, which counts other processes too. */
export function describeMachine() {
  const cpus = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${new Date().toISOString().slice(0, 16)}Z, ${cpus.length} x ${cpus[0]?.model.trim() ?? 'CPU'}, ${gigabytes} GB, Node ${process.versions.node}, load ${os.loadavg()[0].toFixed(1)} at the start`;
}
