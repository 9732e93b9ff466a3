import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../kinds/kind.ts';
import { Control } from '../panel/Control.tsx';
import { useViewer } from '../panel/viewer-context.ts';
import { followDevice } from './device-motion.ts';

const DEVICE = [
  'M7.3 3.5h5.4a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H7.3a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z',
  'M3.6 7.2a6 6 0 0 0 0 5.6M16.4 7.2a6 6 0 0 1 0 5.6',
];

/** Lets the visitor look around by moving the device. */
export function MotionButton({ scene }: { scene: Scene }) {
  const { stage } = useViewer().texts;
  const [state, setState] = useState<'off' | 'on' | 'unavailable'>('off');
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  if (state === 'unavailable')
    return (
      <p className="control-note" role="status">
        {stage.motionUnavailable}
      </p>
    );
  const toggle = async () => {
    stop.current?.();
    stop.current = null;
    const steering = state === 'off' ? await scene.steering() : null;
    if (steering) stop.current = followDevice(steering, () => setState('unavailable'));
    setState(steering ? 'on' : 'off');
  };
  const label = state === 'on' ? stage.leaveMotion : stage.motion;
  return <Control icon={DEVICE} label={label} pressed={state === 'on'} onClick={toggle} />;
}
