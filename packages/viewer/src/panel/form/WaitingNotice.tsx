import { useViewer } from '../viewer-context.ts';
import { Outcome } from './Outcome.tsx';

/** There is no connection, and nothing is lost. Escape goes back to the form. */
export function WaitingNotice({ onRetry, onBack }: { onRetry: () => void; onBack: () => void }) {
  const { form, tryAgain } = useViewer().texts;
  return (
    <Outcome kind="waiting" title={form.offlineTitle} text={form.offlineText} onLeave={onBack}>
      <button type="button" className="primary" onClick={onRetry}>
        {tryAgain}
      </button>
      <button type="button" className="quiet" onClick={onBack}>
        {form.backToForm}
      </button>
    </Outcome>
  );
}
