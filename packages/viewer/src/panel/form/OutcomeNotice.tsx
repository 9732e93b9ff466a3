import { useEffect, useRef } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';
import { getEnquiryTexts } from './enquiry-texts.ts';

/** Shows instead of the form whether the design was saved. Ok has focus, and Escape is Ok. */
export function OutcomeNotice({ saved, onOk }: { saved: boolean; onOk: () => void }) {
  const { latest, texts, language } = useViewer();
  const { popupTitle, popupText, popups } = latest.customisation;
  const own = popups?.[language];
  const sentences = getEnquiryTexts(texts);
  const ok = useRef<HTMLButtonElement>(null);
  useEffect(() => ok.current?.focus({ preventScroll: true }), []);
  const title = saved ? own?.title || popupTitle || texts.form.savedTitle : texts.form.failedTitle;
  const text = saved ? own?.text || popupText || sentences.saved : sentences.failed;
  return (
    <div
      className={saved ? 'outcome' : 'outcome failed'}
      part="outcome"
      role="alertdialog"
      aria-labelledby="vitrine-outcome"
      aria-describedby="vitrine-outcome-text"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onOk();
      }}
    >
      <Icon name={saved ? 'done' : 'warning'} size={40} />
      <h2 id="vitrine-outcome" dir="auto">
        {title}
      </h2>
      <p id="vitrine-outcome-text" dir="auto">
        {text}
      </p>
      <button ref={ok} type="button" className="primary" onClick={onOk}>
        {texts.form.ok}
      </button>
    </div>
  );
}
