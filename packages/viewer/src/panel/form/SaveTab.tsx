import { checkEnquiryForm } from '@vitrine/domain/enquiries/check-form';
import { type Dispatch, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Viewer } from '../../viewer.ts';
import { useViewer } from '../viewer-context.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';

/** By its code, because the Enter with which an input method takes over a word has another one. */
const ENTER = 13;

interface SaveTabProps {
  state: EnquiryState;
  send: Dispatch<EnquiryAction>;
}

/** The visitor's form. Errors appear under the fields, and the first wrong field gets focus. */
export function SaveTab({ state, send }: SaveTabProps) {
  const viewer = useViewer();
  const { customisation } = viewer.latest;
  const { form, panel } = viewer.texts;
  const body = useRef<HTMLFormElement>(null);
  const seen = useRef(state.issueCount);
  useEffect(() => {
    if (state.issueCount === seen.current) return;
    seen.current = state.issueCount;
    body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state.issueCount]);
  const sending = state.status === 'sending';
  // Frames of site builders may block forms, and then no submit event fires: the button and Enter submit.
  const submit = (): void => {
    if (!sending) checkAndSend(viewer, state, send);
  };
  const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
    const { target } = event;
    if (event.keyCode !== ENTER || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
    event.preventDefault();
    submit();
  };
  return (
    <form ref={body} className="save" noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={submitOnEnter}>
      <div className="form-body">
        <p dir="auto" className={customisation.contact ? 'intro own' : 'intro'}>
          {customisation.contact || form.intro}
        </p>
        <EnquiryFields state={state} send={send} />
      </div>
      <div className="actions">
        <button type="button" className="primary" part="submit" aria-disabled={sending} onClick={submit}>
          {sending && <span className="spinner" />}
          <bdi>{sending ? form.sending : customisation.ctaLabel || panel.save}</bdi>
        </button>
      </div>
    </form>
  );
}

function checkAndSend(viewer: Viewer, state: EnquiryState, send: Dispatch<EnquiryAction>): void {
  const { values } = state;
  const issues = checkEnquiryForm(
    { ...values, customFields: { ...values.customFields } },
    viewer.latest.customisation.customFields,
  );
  if (Object.keys(issues).length > 0) send({ type: 'rejected', issues });
  else deliverEnquiry(viewer, state, send);
}
