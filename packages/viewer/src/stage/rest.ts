import type { Stage } from './stage.ts';

/** So long nothing moves before the view counts as at rest, and between two looks at the card's work. */
const REST_MS = 180;

type Watched = Pick<Stage, 'lost' | 'context' | 'density' | 'unproved' | 'events'>;

/**
 * Answers what a stage calls after each frame that nothing moves in. Once no more frames come, it says whether the card
 * ran out of memory over the last image, and else that the view is at rest.
 *
 * Asking the card for errors makes the page wait until all is drawn. So it is asked once the card has come past the
 * last frame; a fence that stood before the frames of a fade made the page wait for those.
 */
export function watchRest(stage: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fence: WebGLSync | null = null;
  const { context: gl, events } = stage;
  const forget = (): void => {
    gl.deleteSync(fence);
    fence = null;
  };
  const look = (): void => {
    if (stage.lost) return;
    if (stage.unproved) {
      fence ??= gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
      if (!fence || gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED) {
        timer = setTimeout(look, REST_MS);
        return;
      }
      forget();
      stage.unproved = false;
      if (gl.getError() === gl.OUT_OF_MEMORY) {
        events.full();
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
