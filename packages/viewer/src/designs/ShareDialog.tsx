import { addressWithDesign } from '@vitrine/domain/design/address-with-design';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../panel/icons.tsx';
import { SheetButton } from '../panel/SheetButton.tsx';
import { useViewer } from '../panel/viewer-context.ts';
import { pageAddress } from '../scenes/page-address.ts';
import type { Viewer } from '../viewer.ts';
import { askLink } from './ask.ts';
import { CopyLink } from './CopyLink.tsx';
import { QrCode } from './QrCode.tsx';
import css from './share.css?inline';

interface Link {
  address: string;
  /** The server made no short one: this is the page's own address with the design in it. */
  isLong: boolean;
}

/** The link to what is shown now; one that is long works as well, so that sharing never fails. */
async function linkTo(viewer: Viewer): Promise<Link> {
  const { latest } = viewer;
  const name = viewer.element.getAttribute('name') ?? '';
  const design = viewer.config();
  const page = pageAddress(viewer.scenes);
  try {
    return { address: await askLink({ latest, design, page, viewer: name }), isLong: false };
  } catch {
    return { address: addressWithDesign(page, latest.configurator.type, design, name), isLong: true };
  }
}

/** A design to hand on: as a link, as a code for the phone, as a file. Opens when it is shown. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const viewer = useViewer();
  const { share } = viewer.words;
  const dialog = useRef<HTMLDialogElement>(null);
  const [link, setLink] = useState<Link | null>(null);
  const id = useId();
  useEffect(() => {
    viewer.style(css);
    dialog.current?.showModal();
    let isThere = true;
    linkTo(viewer).then((made) => isThere && setLink(made));
    return () => {
      isThere = false;
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

/** The device's own way to hand something on, where it has one. */
function SendButton({ address }: { address: string }) {
  const { latest, words } = useViewer();
  if (!('share' in navigator)) return null;
  const send = () => navigator.share({ title: latest.configurator.name, url: address }).catch(() => undefined);
  return (
    <button type="button" className="outlined" onClick={send}>
      <Icon name="share" />
      {words.share.send}
    </button>
  );
}
