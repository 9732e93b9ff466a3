import {
  BackSide,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  TextureLoader,
  WebGLRenderer,
} from 'three';

/** The panorama that every three.js tutorial shows: a sphere from within. */
window.mountPeer = async (box, picture) => {
  const renderer = new WebGLRenderer();
  renderer.setSize(box.clientWidth, box.clientHeight);
  box.append(renderer.domElement);
  const texture = await new TextureLoader().loadAsync(picture);
  texture.colorSpace = SRGBColorSpace;
  const geometry = new SphereGeometry(500, 60, 40);
  const material = new MeshBasicMaterial({ map: texture, side: BackSide });
  const scene = new Scene();
  scene.add(new Mesh(geometry, material));
  const camera = new PerspectiveCamera(75, box.clientWidth / box.clientHeight, 1, 1100);
  renderer.render(scene, camera);
  return () => {
    texture.dispose();
    geometry.dispose();
    material.dispose();
    renderer.dispose();
    renderer.forceContextLoss();
    renderer.domElement.remove();
  };
};
