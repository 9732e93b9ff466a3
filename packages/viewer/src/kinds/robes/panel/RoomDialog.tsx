import { useEffect, useId, useRef, useState } from 'react';
import { createLink } from '../../../designs/create-link.ts';
import { QrCode } from '../../../designs/QrCode.tsx';
import css from '../../../designs/share.css?inline';
import { Icon } from '../../../panel/icons.tsx';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';

/** The page that opens the camera, once the server has made it; 'failed' without one. */
type Room = string | 'failed' | null;

/** Shows the way to the wardrobe in the visitor's own room: a code for the phone, and on phones a link. */
export function RoomDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const { share } = viewer.texts;
  const texts = useKindTexts().robes;
  const dialog = useRef<HTMLDialogElement>(null);
  const [room, setRoom] = useState<Room>(null);
  const id = useId();
  useEffect(() => {
    viewer.addStyles(css);
    dialog.current?.showModal();
    let isMounted = true;
    createLink(viewer).then(({ address, isLong }) => isMounted && setRoom(isLong ? 'failed' : `${address}/room`));
    return () => {
      isMounted = false;
    };
  }, [viewer]);
  return (
    <dialog ref={dialog} className="share" part="share" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{texts.room}</h2>
        <button type="button" className="quiet square" aria-label={share.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {room === 'failed' ? (
        <p role="alert">{texts.roomFailed}</p>
      ) : (
        <>
          <div className="share-phone">
            {room ? <QrCode text={room} label={share.qr} /> : <span className="qr" aria-hidden="true" />}
            <div>
              <p>{texts.roomScan}</p>
            </div>
          </div>
          {room && matchMedia('(pointer: coarse)').matches && (
            <footer>
              <a className="primary" href={room} target="_blank" rel="noopener">
                {texts.roomOpen}
              </a>
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}
