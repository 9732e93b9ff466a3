import { SheetButton } from '../panel/buttons/SheetButton.tsx';
import { Icon } from '../panel/icons.tsx';
import { useViewer } from '../panel/viewer-context.ts';
import { CopyLink } from './CopyLink.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { QrCode } from './QrCode.tsx';

/** Offers a design as a link, as a QR code and as a file. Opens when it is rendered. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { share } = useViewer().texts;
  return (
    <LinkDialog title={share.title} onClose={onClose}>
      {(link) => (
        <>
          <CopyLink address={link?.address ?? null} />
          {link?.isLong && <p className="share-note">{share.long}</p>}
          <div className="share-phone">
            {link ? <QrCode text={link.address} label={share.qr} /> : <span className="qr" aria-hidden="true" />}
            <div>
              <h3>{share.phone}</h3>
              <p>{share.scan}</p>
            </div>
          </div>
          <footer>
            {link && <SendButton address={link.address} />}
            <SheetButton />
          </footer>
        </>
      )}
    </LinkDialog>
  );
}

/** Opens the device's share sheet, where it has one. */
function SendButton({ address }: { address: string }) {
  const { latest, texts } = useViewer();
  if (!('share' in navigator)) return null;
  const send = () => navigator.share({ title: latest.configurator.name, url: address }).catch(() => undefined);
  return (
    <button type="button" className="outlined" onClick={send}>
      <Icon shape="share" />
      {texts.share.send}
    </button>
  );
}
