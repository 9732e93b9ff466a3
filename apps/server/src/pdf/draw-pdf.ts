import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { AppError } from '@vitrine/contract/errors';
import { DrawingQueue } from '../design-images/drawing-queue.ts';
import { type PdfTaskName, pdfTask } from '../image-worker/image-worker.ts';
import { type ImageTasks, UnreadableImageError } from '../image-worker/messages.ts';

/**
 * PDFs that are drawn or wait for it: all, and those of one tenant. Two are drawn at once, and the longest quote takes
 * seconds, so the last one waits for about half a minute at most.
 */
const WAITING = 12;
const WAITING_OF_ONE = 6;
const RETRY_SECONDS = 5;

/** Every server process has one. */
const drawings = new DrawingQueue<Buffer>({
  waiting: WAITING,
  waitingOfOne: WAITING_OF_ONE,
  busyError: () => new AppError('server.busy', { retryAfter: RETRY_SECONDS }),
});

/**
 * Draws a PDF in another process, because laying out a long quote holds its process for seconds. Equal ones are drawn
 * once at a time. Rejects as busy when too many wait, in all or for the tenant.
 */
export function drawPdf<N extends PdfTaskName>(
  tenantId: number,
  name: N,
  ...content: Parameters<ImageTasks[N]>
): Promise<Buffer> {
  const key = createHash('sha256')
    .update(serialize([name, content]))
    .digest('base64url');
  const draw = () => pdfTask(name, ...content).catch(throwServerError);
  return drawings.run(key, tenantId, draw, async () => undefined);
}

/** The layout failed or ended its process. Image tasks blame the caller's image then, but a PDF is the server's own work. */
function throwServerError(error: unknown): never {
  throw error instanceof UnreadableImageError ? new Error(`A PDF was not drawn: ${error.reason}`) : error;
}
