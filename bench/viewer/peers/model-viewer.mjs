/** Two specks at opposite ends: it shows a sky only around a model, and frames the model. */
const SPECKS = [-1, -1, -1, -0.999, -1, -1, -1, -0.999, -1, 1, 1, 1, 0.999, 1, 1, 1, 0.999, 1];

function modelOfSpecks() {
  const bytes = new Uint8Array(new Float32Array(SPECKS).buffer);
  const uri = `data:application/octet-stream;base64,${btoa(String.fromCharCode(...bytes))}`;
  const model = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [{}],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: SPECKS.length / 3, type: 'VEC3', min: [-1, -1, -1], max: [1, 1, 1] },
    ],
    bufferViews: [{ buffer: 0, byteLength: bytes.length }],
    buffers: [{ byteLength: bytes.length, uri }],
  };
  return URL.createObjectURL(new Blob([JSON.stringify(model)], { type: 'model/gltf+json' }));
}

/**
 * The panorama is its sky. It counts as mounted once an image was read back, because it reports its load long before it
 * shows anything.
 */
window.mountPeer = async (box, image, { down, yaw }) => {
  const viewer = document.createElement('model-viewer');
  const input = {
    style: 'width:100%;height:100%',
    src: modelOfSpecks(),
    'skybox-image': image,
    'camera-orbit': `${180 - yaw}deg 90deg 4m`,
    'field-of-view': `${down}deg`,
    'max-field-of-view': '120deg',
    'shadow-intensity': '0',
    'interaction-prompt': 'none',
    loading: 'eager',
    reveal: 'auto',
  };
  for (const [name, value] of Object.entries(input)) viewer.setAttribute(name, value);
  const loaded = new Promise((resolve) => viewer.addEventListener('load', resolve, { once: true }));
  box.append(viewer);
  await loaded;
  await viewer.toBlob();
  return () => viewer.remove();
};
