import { directionOf } from '@vitrine/contract/languages/tags';
import { type ReactNode, useRef } from 'react';
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
        <Message onDismiss={dismiss}>
          <p>{panel.wasReset}</p>
          <button type="button" className="quiet" onClick={leave(viewer.undo)}>
            {panel.undo}
          </button>
        </Message>
      )}
      {imageFailed && (
        <Message isWarning onDismiss={dismiss}>
          <p>{failed(imageFailed.name)}</p>
        </Message>
      )}
      {replaced.length > 0 && (
        <Message isWarning onDismiss={dismiss}>
          <div>
            <p>{panel.replaced}</p>
            <ul>
              {replaced.map(({ layer, requested, now }) => (
                <li key={layer}>{panel.replacedBy(own(layer), own(requested), own(now))}</li>
              ))}
            </ul>
          </div>
        </Message>
      )}
    </div>
  );
}

interface MessageProps {
  isWarning?: boolean;
  onDismiss: () => void;
  children: ReactNode;
}

/** One notice, with the button that takes it away. */
function Message({ isWarning, onDismiss, children }: MessageProps) {
  const { dismiss } = useViewer().texts.panel;
  return (
    <div className="notice" part="notice">
      {isWarning && <Icon shape="warning" size={18} />}
      {children}
      <button type="button" className="quiet square" aria-label={dismiss} onClick={onDismiss}>
        <Icon shape="close" size={16} />
      </button>
    </div>
  );
}
