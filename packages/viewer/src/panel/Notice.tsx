import { directionOf } from '@vitrine/contract/languages/tags';
import { useRef } from 'react';
import { Icon } from './icons.tsx';
import { isolateName } from './names/isolate-name.ts';
import { translateName } from './names/translate-name.ts';
import { useSession, useViewer } from './viewer-context.ts';

/** A broken link can request something of any length. */
const LONGEST_NAME = 80;
const shorten = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

/** Notices about the design, right above the action: a reset, an image that failed, replaced choices. */
export function Notice() {
  const viewer = useViewer();
  const { beforeReset, imageFailed, replaced } = useSession();
  const { language, texts } = viewer;
  const { panel } = texts;
  const isolate = (name: string): string => isolateName(shorten(viewer.nameOf(name)), directionOf(language) === 'rtl');
  const own = (name: string): string => isolate(translateName(texts, viewer.nameOf(name)));
  const missing = viewer.scene?.missing ?? [];
  const failed = (name: string | null): string => {
    if (name !== null) return panel.imageFailed(isolate(name));
    return missing.length > 0 ? panel.imageMissing(missing.map(isolate).join(', ')) : panel.fullFailed;
  };
  const area = useRef<HTMLDivElement>(null);
  /** The pressed button goes with its message. */
  const leave = (act: () => void) => () => {
    area.current?.parentElement?.querySelector<HTMLElement>('[part=reset]')?.focus();
    act();
  };
  const dismiss = leave(() => viewer.store.send({ type: 'dismissed' }));
  return (
    <div ref={area} className="notice-area" role="status">
      {beforeReset && (
        <div className="notice" part="notice">
          <p>{panel.wasReset}</p>
          <button type="button" className="quiet" onClick={leave(viewer.undo)}>
            {panel.undo}
          </button>
          <Dismiss label={panel.dismiss} onClick={dismiss} />
        </div>
      )}
      {imageFailed && (
        <div className="notice" part="notice">
          <Icon shape="warning" size={18} />
          <p>{failed(imageFailed.name)}</p>
          <Dismiss label={panel.dismiss} onClick={dismiss} />
        </div>
      )}
      {replaced.length > 0 && (
        <div className="notice" part="notice">
          <Icon shape="warning" size={18} />
          <div>
            <p>{panel.replaced}</p>
            <ul>
              {replaced.map(({ layer, requested, now }) => (
                <li key={layer}>{panel.replacedBy(own(layer), own(requested), own(now))}</li>
              ))}
            </ul>
          </div>
          <Dismiss label={panel.dismiss} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

function Dismiss({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="quiet square" aria-label={label} onClick={onClick}>
      <Icon shape="close" size={16} />
    </button>
  );
}
