import fs from 'node:fs';
import sharp from 'sharp';
import { type ReplyMessage, type TaskMessage, taskError } from './messages.ts';
import { imageTasks } from './tasks.ts';

/** An image process: runs the tasks that the server sends, one at a time, and ends with the server. */

const reply = (message: ReplyMessage): void => void process.send?.(message);

const run = imageTasks as unknown as Record<string, (...args: readonly unknown[]) => Promise<unknown>>;

process.on('message', ({ name, args }: TaskMessage) => {
  reply({ begun: true });
  Promise.resolve()
    .then(() => run[name]?.(...args))
    .then(
      (result) => reply({ result }),
      (error: unknown) => reply({ error: taskError(error) }),
    );
});
process.on('disconnect', () => process.exit());
// A terminal or a service manager signals every process. The server finishes its jobs first, and then lets go of this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

try {
  // When memory runs out, Linux ends this process rather than the server.
  fs.writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Other systems choose by themselves.
}
// No image is opened twice.
sharp.cache(false);
reply({ ready: true });
