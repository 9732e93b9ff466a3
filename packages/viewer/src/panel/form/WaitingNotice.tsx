import { useEffect, useRef } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';

/** Shows instead of the form that there is no connection, and that nothing is lost. */
export function WaitingNotice({ onRetry, onBack }: { onRetry: () => void; onBack: () => void }) {
  const { form, tryAgain } = useViewer().texts;
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className="outcome waiting"
      part="outcome"
      role="alertdialog"
      aria-labelledby="vitrine-waiting"
      aria-describedby="vitrine-waiting-text"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onBack();
      }}
    >
      <Icon name="warning" size={40} />
      <h2 id="vitrine-waiting">{form.offlineTitle}</h2>
      <p id="vitrine-waiting-text">{form.offlineText}</p>
      <button ref={again} type="button" className="primary" onClick={onRetry}>
        {tryAgain}
      </button>
      <button type="button" className="quiet" onClick={onBack}>
        {form.backToForm}
      </button>
    </div>
  );
}
