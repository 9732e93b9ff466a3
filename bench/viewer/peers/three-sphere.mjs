import {
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  TextureLoader,
  WebGLRenderer,
} from 'three';

/** The panorama of every three.js tutorial: a sphere from within. */
window.mountPeer = async (box, image, { down, yaw }) => {
  const renderer = new WebGLRenderer();
  renderer.setSize(box.clientWidth, box.clientHeight);
  box.append(renderer.domElement);
  const texture = await new TextureLoader().loadAsync(image);
  texture.colorSpace = SRGBColorSpace;
  const geometry = new SphereGeometry(500, 60, 40).scale(-1, 1, 1);
  const material = new MeshBasicMaterial({ map: texture });
  const scene = new Scene();
  scene.add(new Mesh(geometry, material));
  const camera = new PerspectiveCamera(down, box.clientWidth / box.clientHeight, 1, 1100);
  const turn = (yaw * Math.PI) / 180;
  camera.lookAt(-Math.cos(turn), 0, -Math.sin(turn));
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
