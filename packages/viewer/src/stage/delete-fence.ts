/** Deletes a fence, unless its context was lost since: a restored one warns about what belongs to the former. */
export function deleteFence(gl: WebGL2RenderingContext, fence: WebGLSync | null): void {
  if (fence && gl.isSync(fence)) gl.deleteSync(fence);
}
