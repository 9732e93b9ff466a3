import { type ComponentType, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Control } from '../../../panel/Control.tsx';
import { Icon } from '../../../panel/icons.tsx';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';
import type { RobeView } from '../robe-view.ts';

const DOORS = ['M3.5 4h13v12h-13zM9 4v12', 'm12 8 2 2-2 2'];
const ROOM = ['M10 3.5 16 7v6.5L10 17l-6-3.5V7zM4 7l6 3.5L16 7M10 10.5V17'];
const RULER = ['M3.5 6v8M16.5 6v8M3.5 10h13', 'm6 7.5-2.5 2.5L6 12.5M14 7.5l2.5 2.5-2.5 2.5'];

/** Over the image: opening the doors, where they can be, and width and height in figures. */
export function RobeControls({ scene }: { scene: RobeView }) {
  const labels = useKindTexts().robes;
  const watch = (changed: () => void) => scene.watch(changed);
  const canOpen = useSyncExternalStore(watch, () => scene.canOpen);
  const open = useSyncExternalStore(watch, () => scene.isOpen);
  const dimensions = useSyncExternalStore(watch, () => scene.showsDimensions);
  const label = open ? labels.closeDoors : labels.openDoors;
  return createPortal(
    <div className="overlay">
      <div className="controls robe-controls" part="controls">
        {canOpen && (
          <button
            type="button"
            className="control worded"
            part="control"
            onClick={() => {
              scene.isOpen = !open;
            }}
          >
            <Icon shape={DOORS} />
            {label}
          </button>
        )}
        <RoomButton />
        <Control
          icon={RULER}
          label={labels.dimensions}
          pressed={dimensions}
          onClick={() => {
            scene.showsDimensions = !dimensions;
          }}
        />
      </div>
    </div>,
    scene.container,
  );
}

/** Opens the way to the wardrobe in the visitor's own room, where the configurator's designs can be shared. */
function RoomButton() {
  const { latest } = useViewer();
  const { room, roomFailed } = useKindTexts().robes;
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [failed, setFailed] = useState(false);
  if (!latest.endpoints.designs) return null;
  const open = async () => {
    // An alert is read out where it appears: the one of the last try goes first.
    setFailed(false);
    const loaded = await import('./RoomDialog.tsx').catch(() => null);
    setFailed(loaded === null);
    if (loaded) setDialog(() => loaded.RoomDialog);
  };
  return (
    <>
      <Control icon={ROOM} label={room} onClick={open} />
      {failed && (
        <p role="alert" className="controls-note">
          {roomFailed}
        </p>
      )}
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
