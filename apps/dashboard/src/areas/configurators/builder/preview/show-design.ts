/** Shows a design in the viewer's frame. */
export const showDesign = (frame: HTMLIFrameElement, design: string): void =>
  frame.contentWindow?.postMessage({ vitrine: 'set-design', design }, new URL(frame.src).origin);
