import type { Steering } from '../stage/steering/attach-steering.ts';

const DEGREE = Math.PI / 180;
/** Milliseconds without movement after which a device counts as one without a sensor. */
const SENSOR_TIMEOUT = 1500;

export interface Heading {
  yaw: number;
  pitch: number;
}

/**
 * Where the back of the device points, in radians: yaw to the right, pitch up.
 * @param alpha, beta, gamma degrees as in DeviceOrientationEvent
 */
export function computeHeading(alpha: number, beta: number, gamma: number): Heading {
  const [a, b, g] = [alpha * DEGREE, beta * DEGREE, gamma * DEGREE];
  // The device's -z axis in the world's east, north and up, after turning about z, x and y.
  const east = -(Math.cos(a) * Math.sin(g) + Math.sin(a) * Math.sin(b) * Math.cos(g));
  const north = -(Math.sin(a) * Math.sin(g) - Math.cos(a) * Math.sin(b) * Math.cos(g));
  const up = -(Math.cos(b) * Math.cos(g));
  return { yaw: Math.atan2(east, north), pitch: Math.asin(Math.max(-1, Math.min(1, up))) };
}

/**
 * Turns the image with the device, from where it looks now. Call from a click: iOS asks the visitor.
 * @param onUnavailable called when there is no permission or no sensor
 * @returns ends it
 */
export function followDevice(steering: Steering, onUnavailable: () => void): () => void {
  const end = new AbortController();
  let last: Heading | null = null;
  const moved = ({ alpha, beta, gamma }: DeviceOrientationEvent): void => {
    if (alpha === null || beta === null || gamma === null) return;
    const heading = computeHeading(alpha, beta, gamma);
    const { x, y, zoom } = steering.view;
    if (last) steering.lookAt({ x: x + heading.yaw - last.yaw, y: y + heading.pitch - last.pitch, zoom });
    last = heading;
  };
  const ask = (DeviceOrientationEvent as { requestPermission?: () => Promise<string> }).requestPermission;
  const allowed = ask ? ask.call(DeviceOrientationEvent) : Promise.resolve('granted');
  allowed.then(
    (answer) => {
      if (end.signal.aborted) return;
      if (answer !== 'granted') return onUnavailable();
      window.addEventListener('deviceorientation', moved, { signal: end.signal });
      const timer = setTimeout(() => last || onUnavailable(), SENSOR_TIMEOUT);
      end.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    () => onUnavailable(),
  );
  return () => end.abort();
}
