import { useViewer } from '../viewer-context.ts';
import { getEnquiryTexts } from './enquiry-texts.ts';
import { Outcome } from './Outcome.tsx';

/** Whether the design was saved. Escape is Ok. */
export function OutcomeNotice({ saved, onOk }: { saved: boolean; onOk: () => void }) {
  const { latest, texts, language } = useViewer();
  const { popupTitle, popupText, popups } = latest.customisation;
  const own = popups?.[language];
  const sentences = getEnquiryTexts(texts);
  const { savedTitle, failedTitle, ok } = texts.form;
  return (
    <Outcome
      kind={saved ? 'done' : 'failed'}
      title={saved ? own?.title || popupTitle || savedTitle : failedTitle}
      text={saved ? own?.text || popupText || sentences.saved : sentences.failed}
      onLeave={onOk}
    >
      <button type="button" className="primary" onClick={onOk}>
        {ok}
      </button>
    </Outcome>
  );
}
