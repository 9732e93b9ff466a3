/** The page says which design is visible, so that the parent page can offer it for copying. */
interface DesignMessage {
  vitrine: 'design';
  design: string;
}

/** Sends the parent page each visible design. Only the back-office can frame this page: the server allows no other. */
export function announceDesign(around: Window, own: Window, viewer: HTMLElement): void {
  if (around === own) return;
  const announce = ({ detail }: CustomEvent<{ design: string }>): void =>
    around.postMessage({ vitrine: 'design', design: detail.design } satisfies DesignMessage, '*');
  viewer.addEventListener('vitrine-ready', announce);
  viewer.addEventListener('vitrine-change', announce);
}
