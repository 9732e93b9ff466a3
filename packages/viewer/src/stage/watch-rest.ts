import { deleteFence } from './delete-fence.ts';
import type { Stage } from './stage.ts';

/** Milliseconds without motion after which the view is at rest, and between two checks of the card. */
const REST_MS = 180;

type RestStage = Pick<Stage, 'isLost' | 'context' | 'density' | 'isMemoryUnchecked' | 'events'>;

/**
 * Returns what a stage calls after each frame without motion. Once no more frames come, it reports that the card ran
 * out of memory over the last image, or else that the view is at rest.
 * Asking the card for errors blocks the page until everything is drawn. So it asks only after a fence that follows the
 * last frame.
 */
export function watchRest(stage: RestStage): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fence: WebGLSync | null = null;
  const { context: gl, events } = stage;
  const forget = (): void => {
    deleteFence(gl, fence);
    fence = null;
  };
  const look = (): void => {
    if (stage.isLost) return;
    if (stage.isMemoryUnchecked) {
      if (fence && !gl.isSync(fence)) fence = null;
      fence ??= gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      if (!fence || gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) {
        timer = setTimeout(look, REST_MS);
        return;
      }
      forget();
      stage.isMemoryUnchecked = false;
      if (gl.getError() === gl.OUT_OF_MEMORY) {
        events.outOfMemory();
        return;
      }
    }
    events.rested(stage.density);
  };
  return () => {
    forget();
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  };
}
