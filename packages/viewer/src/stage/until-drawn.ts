/** Between two looks at the card's work, and so long it is waited for: nothing depends on it but the order of things. */
const LOOK_MS = 20;
const PATIENCE_MS = 800;

/** Resolves once the card has drawn all that it was given; asking does not make the page wait. */
export function untilDrawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const end = performance.now() + PATIENCE_MS;
  return new Promise((resolve) => {
    const look = (): void => {
      const waits = fence && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED;
      if (waits && performance.now() < end) {
        setTimeout(look, LOOK_MS);
        return;
      }
      gl.deleteSync(fence);
      resolve();
    };
    look();
  });
}
