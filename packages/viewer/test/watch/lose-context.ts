import type { Page } from '@playwright/test';

/** Takes the graphics card away from the page's viewer and gives it back; what was drawn is gone. */
export const loseContext = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const canvas = document.querySelector('vitrine-configurator')?.shadowRoot?.querySelector('canvas');
    const context = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const restored = new Promise((resolve) => canvas?.addEventListener('webglcontextrestored', resolve));
    canvas?.addEventListener('webglcontextlost', () => setTimeout(() => context?.restoreContext()));
    context?.loseContext();
    await restored;
  });
