window.mountPeer = (box, image, { down, yaw }) =>
  new Promise((resolve) => {
    const { Viewer, ImageUrlSource, EquirectGeometry, RectilinearView } = window.Marzipano;
    const viewer = new Viewer(box);
    const degree = Math.PI / 180;
    const limit = RectilinearView.limit.traditional(4096, 100 * degree);
    const scene = viewer.createScene({
      source: ImageUrlSource.fromString(image),
      geometry: new EquirectGeometry([{ width: 4096 }]),
      view: new RectilinearView({ yaw: yaw * degree, fov: down * degree }, limit),
      pinFirstLevel: true,
    });
    viewer.stage().addEventListener('renderComplete', (stable) => stable && resolve(() => viewer.destroy()));
    scene.switchTo({ transitionDuration: 0 });
  });
