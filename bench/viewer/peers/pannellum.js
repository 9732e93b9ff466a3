window.mountPeer = (box, panorama) =>
  new Promise((resolve) => {
    const viewer = window.pannellum.viewer(box, {
      type: 'equirectangular',
      panorama,
      autoLoad: true,
      crossOrigin: 'anonymous',
    });
    viewer.on('load', () => resolve(() => viewer.destroy()));
  });
