import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../panel/icons.tsx';
import { useViewer } from '../panel/viewer-context.ts';
import { createLink, type Link } from './create-link.ts';
import css from './share.css?inline';

interface LinkDialogProps {
  title: string;
  onClose: () => void;
  /** What the dialog shows of the link to the visible design, which is null until it is made. */
  children: (link: Link | null) => ReactNode;
}

/** A dialog about a link to the visible design. Opens when it is rendered. */
export function LinkDialog({ title, onClose, children }: LinkDialogProps) {
  const viewer = useViewer();
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
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="quiet square"
          aria-label={viewer.texts.share.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon shape="close" />
        </button>
      </header>
      {children(link)}
    </dialog>
  );
}
