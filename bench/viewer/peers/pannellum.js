window.mountPeer = (box, panorama, { across, yaw }) =>
  new Promise((resolve) => {
    const viewer = window.pannellum.viewer(box, {
      type: 'equirectangular',
      panorama,
      hfov: across,
      yaw,
      autoLoad: true,
      crossOrigin: 'anonymous',
    });
    viewer.on('load', () => resolve(() => viewer.destroy()));
  });
