import { COPIED_MS } from '@vitrine/contract/embed/timings';
import { useEffect, useId, useRef, useState } from 'react';
import { useViewer } from '../panel/viewer-context.ts';

type Outcome = 'copied' | 'selected' | null;

/** The link in a field, with a button that copies it. Null: the server has not answered yet. */
export function CopyLink({ address }: { address: string | null }) {
  const { share } = useViewer().texts;
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const id = useId();
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    if (address === null) return;
    const copied = await putOnClipboard(address);
    if (!copied) field.current?.select();
    setOutcome(copied ? 'copied' : 'selected');
  };
  const label = outcome === 'copied' ? share.copied : share.copy;
  return (
    <div className="share-link">
      <label htmlFor={id}>{share.link}</label>
      <div className="share-row">
        <input ref={field} id={id} readOnly dir="auto" value={address ?? share.making} aria-busy={address === null} />
        <button type="button" className="primary" aria-disabled={address === null} onClick={copy}>
          {label}
        </button>
      </div>
      <p role="status" className={outcome === 'selected' ? 'share-note' : 'unseen'}>
        {outcome === 'copied' && share.copied}
        {outcome === 'selected' && share.selected}
      </p>
    </div>
  );
}

/** Returns false where the page may not use the clipboard. */
async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
