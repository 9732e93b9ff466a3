import { Viewer } from '@photo-sphere-viewer/core';
import '@photo-sphere-viewer/core/index.css';

window.mountPeer = (box, panorama, { down, yaw }) =>
  new Promise((resolve) => {
    const viewer = new Viewer({
      container: box,
      panorama,
      maxFov: down,
      defaultZoomLvl: 0,
      defaultYaw: `${yaw}deg`,
    });
    viewer.addEventListener('ready', () => resolve(() => viewer.destroy()), { once: true });
  });
