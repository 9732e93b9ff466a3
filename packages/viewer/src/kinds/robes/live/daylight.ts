import { DirectionalLight } from 'three';

const SHADOW_PIXELS = 2048;
/** Where the light comes from, from the wardrobe's middle: SUN in ROOM_LIGHT. */
const AWAY = [-2.9, 1.5, 4] as const;
/** Half of the window's height and width, in metres: refined frames take their light from all of it. */
const WINDOW = { high: 0.72, wide: 1 } as const;

/** Casts the shadows of the part of the window's light that has some. How bright it is, see ROOM_LIGHT. */
export const createWindowLight = (): DirectionalLight => {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
  light.shadow.radius = 9;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.012;
  light.shadow.camera.near = 1;
  light.shadow.camera.far = 12;
  return light;
};

/**
 * Lets the light's shadows cover a wardrobe of this size, in metres; the light comes from a point of the window, from
 * its middle where both are 0 to its edges at 1.
 */
export const aimLight = (
  light: DirectionalLight,
  { width, height }: { width: number; height: number },
  [along, up]: readonly [along: number, up: number],
): void => {
  light.target.position.set(0, height / 2, 0);
  light.position.set(AWAY[0], height / 2 + AWAY[1] + up * WINDOW.high, AWAY[2] + along * WINDOW.wide);
  const reach = Math.hypot(width, height) / 2 + 0.4;
  const { camera } = light.shadow;
  [camera.left, camera.right, camera.bottom, camera.top] = [-reach, reach, -reach, reach];
  camera.updateProjectionMatrix();
  light.target.updateMatrixWorld();
};
