import { type ComponentType, useState } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

/** Opens the dialog that shares the design. Loads it on the first press. */
export function ShareButton({ wide }: { wide: boolean }) {
  const { share } = useViewer().texts;
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [failed, setFailed] = useState(false);
  const open = async () => {
    const loaded = await import('../../designs/ShareDialog.tsx').catch(() => null);
    setFailed(loaded === null);
    if (loaded) setDialog(() => loaded.ShareDialog);
  };
  return (
    <>
      <button
        type="button"
        className={wide ? 'outlined wide' : 'outlined square'}
        part="share-button"
        aria-label={share.open}
        title={share.open}
        onClick={open}
      >
        <Icon shape="share" />
        {wide && share.open}
      </button>
      {failed && (
        <p role="alert" className="bar-note">
          {share.failed}
        </p>
      )}
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
