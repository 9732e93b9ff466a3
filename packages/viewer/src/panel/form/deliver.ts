import { type Dispatch, useEffect, useRef } from 'react';
import { pageAddress } from '../../scenes/page-address.ts';
import type { Viewer } from '../../viewer.ts';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import { type Outcome, sendEnquiry } from './send-enquiry.ts';

const SENT_NOWHERE: Outcome = { status: 'saved' };

/** Sends the enquiry, and says in the form's state what became of it. */
export async function deliver(viewer: Viewer, state: EnquiryState, send: Dispatch<EnquiryAction>): Promise<void> {
  send({ type: 'sending' });
  // A preview in the back-office has nowhere to send to.
  const outcome = viewer.latest.endpoints.enquiry
    ? await sendEnquiry(viewer, state, pageAddress(viewer.scenes))
    : SENT_NOWHERE;
  send(actionOf(outcome));
  if (outcome.status === 'saved') viewer.enquirySent();
}

function actionOf(outcome: Outcome): EnquiryAction {
  if (outcome.status === 'offline') return { type: 'offline', kept: outcome.kept };
  return outcome.status === 'refused' ? { type: 'refused', errors: outcome.errors } : { type: outcome.status };
}

/** Sends an enquiry that there was no connection for as soon as there is one, also while the form is closed. */
export function useDelivery(viewer: Viewer, state: EnquiryState, send: Dispatch<EnquiryAction>): void {
  const now = useRef(state);
  now.current = state;
  useEffect(() => {
    const retry = () => {
      if (now.current.status === 'offline') deliver(viewer, now.current, send);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [viewer, send]);
}
