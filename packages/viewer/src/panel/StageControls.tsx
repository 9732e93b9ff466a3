import { Control } from './Control.tsx';
import { useFullScreen } from './fullscreen.ts';
import { Icon } from './icons.tsx';
import type { Parts } from './parts.ts';
import { useSession, useViewer } from './viewer-context.ts';

const ZOOM_STEP = 1.25;

interface StageControlsProps {
  whole: HTMLElement;
  movable: boolean;
  parts: Parts;
}

/** What lies over the image: one hint, which leaves with the first drag, and one group of buttons. */
export function StageControls({ whole, movable, parts }: StageControlsProps) {
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
        {scene && parts.MotionButton && <parts.MotionButton scene={scene} />}
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
