import { checkEnquiryForm } from '@vitrine/domain/enquiries/check-form';
import { type Dispatch, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Viewer } from '../../viewer.ts';
import { useViewer } from '../viewer-context.ts';
import { deliver } from './deliver.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';

interface SaveTabProps {
  state: EnquiryState;
  send: Dispatch<EnquiryAction>;
}

/** The visitor's form. What is wrong is said under the fields, and the first wrong one gets focus. */
export function SaveTab({ state, send }: SaveTabProps) {
  const viewer = useViewer();
  const { customisation } = viewer.latest;
  const { form, panel } = viewer.words;
  const body = useRef<HTMLFormElement>(null);
  const seen = useRef(state.refusals);
  useEffect(() => {
    if (state.refusals === seen.current) return;
    seen.current = state.refusals;
    body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state.refusals]);
  const sending = state.status === 'sending';
  // A frame that may not send forms, as site builders make them, fires no submit event: the button and Enter send it.
  const submit = (): void => {
    if (!sending) checkAndSend(viewer, state, send);
  };
  const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
    event.preventDefault();
    submit();
  };
  return (
    <form ref={body} className="save" noValidate onSubmit={(event) => event.preventDefault()} onKeyDown={submitOnEnter}>
      <div className="form-body">
        <p className={customisation.contact ? 'intro own' : 'intro'}>{customisation.contact || form.intro}</p>
        <EnquiryFields state={state} send={send} />
      </div>
      <div className="actions">
        <button type="button" className="primary" part="submit" aria-disabled={sending} onClick={submit}>
          {sending && <span className="spinner" />}
          {sending ? form.sending : customisation.ctaLabel || panel.save}
        </button>
      </div>
    </form>
  );
}

function checkAndSend(viewer: Viewer, state: EnquiryState, send: Dispatch<EnquiryAction>): void {
  const { values } = state;
  const errors = checkEnquiryForm(
    { ...values, customFields: { ...values.customFields } },
    viewer.latest.customisation.customFields,
  );
  if (Object.keys(errors).length > 0) send({ type: 'refused', errors });
  else deliver(viewer, state, send);
}
