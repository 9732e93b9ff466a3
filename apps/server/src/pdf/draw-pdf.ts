import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { AppError } from '@vitrine/contract/errors';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import { DrawingQueue } from '../design-images/drawing-queue.ts';
import { type PdfTaskName, pdfTask } from '../image-worker/image-worker.ts';
import { type ImageTasks, UnreadableImageError } from '../image-worker/messages.ts';

/** Every server process has one. */
const drawings = new DrawingQueue<Buffer>({
  waiting: limits.pdfsWaiting,
  waitingOfOne: limits.pdfsWaitingOfOne,
  busyError: () => new AppError('server.busy', { retryAfter: limits.pdfRetrySeconds }),
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
