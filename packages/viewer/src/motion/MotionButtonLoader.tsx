import type { Scene } from '../kinds/kind.ts';
import { usePart } from '../panel/use-part.ts';

/** True where the device may turn the image. A browser reveals a missing sensor only when asked. */
const canFollowDevice = ({ isLive, isPanoramic }: Pick<Scene, 'isLive' | 'isPanoramic'>): boolean =>
  isLive &&
  isPanoramic &&
  'DeviceOrientationEvent' in window &&
  window.isSecureContext &&
  matchMedia('(pointer: coarse)').matches;

const load = async () => (await import('./MotionButton.tsx')).MotionButton;

/** The button that lets the device turn the image, where that may work. */
export function MotionButtonLoader({ scene }: { scene: Scene }) {
  const Button = usePart(canFollowDevice(scene), load);
  return Button && <Button scene={scene} />;
}
