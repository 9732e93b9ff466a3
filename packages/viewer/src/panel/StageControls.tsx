import { useEffect, useRef, useState } from 'react';
import type { Scene } from '../kinds/kind.ts';
import { followDevice, mayFollowDevice } from './device-motion.ts';
import { useFullScreen } from './fullscreen.ts';
import { Icon, type IconName } from './icons.tsx';
import { useSession, useViewer } from './viewer-context.ts';

const ZOOM_STEP = 1.25;

/** What lies over the picture: one hint, which leaves with the first drag, and one group of buttons. */
export function StageControls({ whole, movable }: { whole: HTMLElement; movable: boolean }) {
  const { scene, words } = useViewer();
  const { stage } = words;
  const { touched } = useSession();
  const fullScreen = useFullScreen(whole);
  const zoom = (factor: number) => scene?.steering()?.then((steering) => steering.zoom(factor));
  const live = scene?.live === true;
  return (
    <>
      <p id="vitrine-help" className="unseen">
        {stage.help}
      </p>
      {live && movable && (
        <p className={touched ? 'hint gone' : 'hint'} part="hint" aria-hidden="true">
          <Icon name="drag" size={18} />
          {isTouch() ? stage.hintTouch : stage.hint}
        </p>
      )}
      {scene && !live && <p className="hint still-note">{stage.still}</p>}
      <div className="controls" part="controls">
        {live && <MotionButton scene={scene} />}
        {live && <Control icon="minus" label={stage.zoomOut} zooms onClick={() => zoom(1 / ZOOM_STEP)} />}
        {live && <Control icon="plus" label={stage.zoomIn} zooms onClick={() => zoom(ZOOM_STEP)} />}
        <Control
          icon={fullScreen.on ? 'shrink' : 'expand'}
          label={fullScreen.on ? stage.leaveFullscreen : stage.fullscreen}
          onClick={fullScreen.toggle}
        />
      </div>
    </>
  );
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

interface ControlProps {
  icon: IconName;
  label: string;
  /** Zooms: left out where fingers do it. */
  zooms?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

function Control({ icon, label, zooms = false, pressed, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={zooms ? 'control zooms' : 'control'}
      part="control"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Looking around by moving the device: only where there may be a sensor, and only when asked for. */
function MotionButton({ scene }: { scene: Scene }) {
  const { stage } = useViewer().words;
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  if (!scene.turns || !mayFollowDevice()) return null;
  if (state === 'refused')
    return (
      <p className="control-note" role="status">
        {stage.motionRefused}
      </p>
    );
  const toggle = async () => {
    stop.current?.();
    stop.current = null;
    const steering = state === 'off' ? await scene.steering() : null;
    if (steering) stop.current = followDevice(steering, () => setState('refused'));
    setState(steering ? 'on' : 'off');
  };
  const label = state === 'on' ? stage.leaveMotion : stage.motion;
  return <Control icon="motion" label={label} pressed={state === 'on'} onClick={toggle} />;
}
