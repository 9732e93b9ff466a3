import {
  BufferGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';

/** A panel in the plane of a wardrobe's front, of so many triangles. */
function panel(left, width, triangles) {
  const positions = [];
  const strips = Math.ceil(triangles / 2);
  for (let strip = 0; strip < strips; strip++) {
    const [low, high] = [(strip / strips) * 2.3, ((strip + 1) / strips) * 2.3];
    positions.push(left, low, 0, left + width, low, 0, left + width, high, 0);
    positions.push(left, low, 0, left + width, high, 0, left, high, 0);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions.slice(0, triangles * 9), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** A scene without shadows, mirrors or images: what three.js takes for as many calls and triangles. */
window.mountPeer = (box, { calls, triangles }) => {
  const renderer = new WebGLRenderer({ antialias: true });
  renderer.setSize(box.clientWidth, box.clientHeight);
  renderer.setPixelRatio(window.devicePixelRatio);
  box.append(renderer.domElement);
  const scene = new Scene();
  const sun = new DirectionalLight(0xffffff, 2);
  sun.position.set(-2.9, 2.6, 4);
  scene.add(sun, new HemisphereLight(0xffffff, 0x998877, 1));
  const material = new MeshStandardMaterial({ color: 0xc0966a, roughness: 0.6 });
  for (let call = 0; call < calls; call++)
    scene.add(new Mesh(panel((call / calls) * 4 - 2, 4 / calls, Math.round(triangles / calls)), material));
  const camera = new PerspectiveCamera(30, box.clientWidth / box.clientHeight, 0.1, 40);
  let turn = 0.26;
  const draw = () => {
    camera.position.set(5.4 * Math.sin(turn), 1.4, 5.4 * Math.cos(turn));
    camera.lookAt(0, 1.15, 0);
    renderer.render(scene, camera);
  };
  let asked = false;
  renderer.domElement.addEventListener('pointermove', ({ movementX }) => {
    turn += movementX * 0.003;
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  });
  draw();
  window.mounted = true;
};
