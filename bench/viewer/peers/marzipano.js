window.mountPeer = (box, picture) =>
  new Promise((resolve) => {
    const { Viewer, ImageUrlSource, EquirectGeometry, RectilinearView } = window.Marzipano;
    const viewer = new Viewer(box);
    const limit = RectilinearView.limit.traditional(4096, (100 * Math.PI) / 180);
    const scene = viewer.createScene({
      source: ImageUrlSource.fromString(picture),
      geometry: new EquirectGeometry([{ width: 4096 }]),
      view: new RectilinearView({ yaw: 0 }, limit),
      pinFirstLevel: true,
    });
    viewer.stage().addEventListener('renderComplete', (stable) => stable && resolve(() => viewer.destroy()));
    scene.switchTo({ transitionDuration: 0 });
  });
