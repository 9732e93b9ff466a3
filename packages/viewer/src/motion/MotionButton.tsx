import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../kinds/kind.ts';
import { Control } from '../panel/Control.tsx';
import { useViewer } from '../panel/viewer-context.ts';
import { followDevice } from './device-motion.ts';

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
  return <Control icon="motion" label={label} pressed={state === 'on'} onClick={toggle} />;
}
