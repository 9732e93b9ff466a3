import { MotionButtonLoader } from '../../motion/MotionButtonLoader.tsx';
import { Control } from '../Control.tsx';
import { Icon } from '../icons.tsx';
import { useSession, useViewer } from '../viewer-context.ts';
import { useFullScreen } from './fullscreen.ts';

const ZOOM_STEP = 1.25;

interface StageControlsProps {
  whole: HTMLElement;
  movable: boolean;
}

/** The hint, which disappears with the first drag, and the buttons over the image. */
export function StageControls({ whole, movable }: StageControlsProps) {
  const { scene, texts } = useViewer();
  const { stage } = texts;
  const { hasMoved } = useSession();
  const fullScreen = useFullScreen(whole);
  const zoom = (factor: number) => scene?.steering()?.then((steering) => steering.zoom(factor));
  const live = scene?.isLive === true;
  return (
    <>
      <p id="vitrine-help" className="unseen">
        {stage.help}
      </p>
      {live && movable && (
        <p className={hasMoved ? 'hint gone' : 'hint'} part="hint" aria-hidden="true">
          <Icon shape="drag" size={18} />
          {isTouch() ? stage.hintTouch : stage.hint}
        </p>
      )}
      {scene && !live && <p className="hint still-note">{stage.still}</p>}
      <div className="controls" part="controls">
        {scene && <MotionButtonLoader scene={scene} />}
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
