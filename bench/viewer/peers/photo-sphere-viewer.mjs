import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';

window.mountPeer = (box, panorama) =>
  new Promise((resolve) => {
    const viewer = new Viewer({ container: box, panorama });
    viewer.addEventListener('ready', () => resolve(() => viewer.destroy()), { once: true });
  });
