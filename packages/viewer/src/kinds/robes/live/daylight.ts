import { DAYLIGHT, shadowReach } from '@vitrine/domain/design/robes/room/daylight';
import { DirectionalLight } from 'three';

/** Casts the shadows of the part of the window's light that has some. How bright it is, see ROOM_LIGHT. */
export const createWindowLight = (): DirectionalLight => {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(DAYLIGHT.pixels, DAYLIGHT.pixels);
  light.shadow.radius = DAYLIGHT.radius;
  light.shadow.bias = DAYLIGHT.bias;
  light.shadow.normalBias = DAYLIGHT.normalBias;
  light.shadow.camera.near = DAYLIGHT.near;
  light.shadow.camera.far = DAYLIGHT.far;
  return light;
};

/**
 * Lets the light's shadows cover a wardrobe of this size, in metres; the light comes from a point of the window, from
 * its middle where both are 0 to its edges at 1.
 */
export const aimLight = (
  light: DirectionalLight,
  size: { width: number; height: number },
  [along, up]: readonly [along: number, up: number],
): void => {
  const { away, window } = DAYLIGHT;
  light.target.position.set(0, size.height / 2, 0);
  light.position.set(away[0], size.height / 2 + away[1] + up * window.high, away[2] + along * window.wide);
  const reach = shadowReach(size);
  const { camera } = light.shadow;
  [camera.left, camera.right, camera.bottom, camera.top] = [-reach, reach, -reach, reach];
  camera.updateProjectionMatrix();
  light.target.updateMatrixWorld();
};
