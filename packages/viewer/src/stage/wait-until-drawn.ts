import { deleteFence } from './delete-fence.ts';

/** Milliseconds between two checks, and the longest wait: only the order of later work depends on it. */
const LOOK_MS = 20;
const TIMEOUT_MS = 800;

/** Resolves once the card has drawn everything. The check does not block the page. */
export function waitUntilDrawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const end = performance.now() + TIMEOUT_MS;
  return new Promise((resolve) => {
    const look = (): void => {
      const waits = fence && gl.isSync(fence) && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED;
      if (waits && performance.now() < end) {
        setTimeout(look, LOOK_MS);
        return;
      }
      deleteFence(gl, fence);
      resolve();
    };
    look();
  });
}
