import { useEffect, useId, useRef, useState } from 'react';
import { SheetButton } from '../panel/buttons/SheetButton.tsx';
import { Icon } from '../panel/icons.tsx';
import { useViewer } from '../panel/viewer-context.ts';
import { CopyLink } from './CopyLink.tsx';
import { createLink, type Link } from './create-link.ts';
import { QrCode } from './QrCode.tsx';
import css from './share.css?inline';

/** Offers a design as a link, as a QR code and as a file. Opens when it is rendered. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const { share } = viewer.texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<Link | null>(null);
  const id = useId();
  useEffect(() => {
    viewer.addStyles(css);
    dialog.current?.showModal();
    let isMounted = true;
    createLink(viewer).then((newLink) => isMounted && setLink(newLink));
    return () => {
      isMounted = false;
    };
  }, [viewer]);
  return (
    <dialog ref={dialog} className="share" part="share" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{share.title}</h2>
        <button type="button" className="quiet square" aria-label={share.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
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
    </dialog>
  );
}

/** Opens the device's share sheet, where it has one. */
function SendButton({ address }: { address: string }) {
  const { latest, texts } = useViewer();
  if (!('share' in navigator)) return null;
  const send = () => navigator.share({ title: latest.configurator.name, url: address }).catch(() => undefined);
  return (
    <button type="button" className="outlined" onClick={send}>
      <Icon name="share" />
      {texts.share.send}
    </button>
  );
}
