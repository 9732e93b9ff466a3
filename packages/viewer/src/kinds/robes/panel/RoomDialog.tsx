import type { Link } from '../../../designs/create-link.ts';
import { LinkDialog } from '../../../designs/LinkDialog.tsx';
import { QrCode } from '../../../designs/QrCode.tsx';
import { useKindTexts, useViewer } from '../../../panel/viewer-context.ts';

/** Shows the way to the wardrobe in the visitor's own room: a code for the phone, and on phones a link. */
export function RoomDialog({ onClose }: { onClose: () => void }) {
  const { room } = useKindTexts().robes;
  return (
    <LinkDialog title={room} onClose={onClose}>
      {(link) => <Way link={link} />}
    </LinkDialog>
  );
}

/** Only a short link has a page that opens the camera: without the server's answer there is none. */
function Way({ link }: { link: Link | null }) {
  const { share } = useViewer().texts;
  const { roomFailed, roomScan, roomOpen } = useKindTexts().robes;
  if (link?.isLong) return <p role="alert">{roomFailed}</p>;
  const address = link && `${link.address}/room`;
  return (
    <>
      <div className="share-phone">
        {address ? <QrCode text={address} label={share.qr} /> : <span className="qr" aria-hidden="true" />}
        <p>{roomScan}</p>
      </div>
      {address && matchMedia('(pointer: coarse)').matches && (
        <footer>
          <a className="primary" href={address} target="_blank" rel="noopener">
            {roomOpen}
          </a>
        </footer>
      )}
    </>
  );
}
