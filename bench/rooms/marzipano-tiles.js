window.mountPeer = (box, { tiles, sizes, down, yaw }) => {
  const { Viewer, ImageUrlSource, CubeGeometry, RectilinearView } = window.Marzipano;
  const degree = Math.PI / 180;
  const limit = RectilinearView.limit.traditional(sizes.at(-1), 100 * degree);
  const scene = new Viewer(box).createScene({
    source: new ImageUrlSource(({ z, face, y, x }) => ({ url: `${tiles}/${sizes[z]}/${face}/${y}/${x}.webp` })),
    geometry: new CubeGeometry(sizes.map((size) => ({ tileSize: 512, size }))),
    view: new RectilinearView({ yaw: yaw * degree, fov: down * degree }, limit),
  });
  scene.switchTo({ transitionDuration: 0 });
  window.mounted = true;
};
