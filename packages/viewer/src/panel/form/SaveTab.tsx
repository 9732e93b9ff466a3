import { checkEnquiryForm } from '@vitrine/domain/enquiries/check-form';
import { type Dispatch, type FormEvent, useEffect, useRef } from 'react';
import type { Viewer } from '../../viewer.ts';
import { useViewer } from '../viewer-context.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import { sendEnquiry } from './send-enquiry.ts';

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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!sending) checkAndSend(viewer, state, send);
  };
  return (
    <form ref={body} className="save" noValidate onSubmit={submit}>
      <div className="form-body">
        <p className={customisation.contact ? 'intro own' : 'intro'}>{customisation.contact || form.intro}</p>
        <EnquiryFields state={state} send={send} />
      </div>
      <div className="actions">
        <button type="submit" className="primary" part="submit" aria-disabled={sending}>
          {sending && <span className="spinner" />}
          {sending ? form.sending : customisation.ctaLabel || panel.save}
        </button>
      </div>
    </form>
  );
}

async function checkAndSend(viewer: Viewer, state: EnquiryState, send: Dispatch<EnquiryAction>): Promise<void> {
  const { values } = state;
  const errors = checkEnquiryForm(
    { ...values, customFields: { ...values.customFields } },
    viewer.latest.customisation.customFields,
  );
  if (Object.keys(errors).length > 0) return send({ type: 'refused', errors });
  send({ type: 'sending' });
  const outcome = await sendEnquiry(viewer, state, location.href);
  if (outcome.status === 'refused') return send({ type: 'refused', errors: outcome.errors });
  send({ type: outcome.status });
  if (outcome.status === 'saved') viewer.enquirySent();
}
