import { type Dispatch, useEffect, useRef } from 'react';
import { getPageAddress } from '../../scenes/page-address.ts';
import type { Viewer } from '../../viewer.ts';
import type { EnquiryAction, EnquiryState } from './enquiry-state.ts';
import { type SendResult, sendEnquiry } from './send-enquiry.ts';

const SENT_NOWHERE: SendResult = { type: 'saved' };

/** Sends the enquiry, and puts the result into the form's state. */
export async function deliverEnquiry(
  viewer: Viewer,
  state: EnquiryState,
  send: Dispatch<EnquiryAction>,
): Promise<void> {
  send({ type: 'sending' });
  // A preview in the back-office has nowhere to send to.
  const result = viewer.latest.endpoints.enquiry
    ? await sendEnquiry(viewer, state, getPageAddress(viewer.scenes))
    : SENT_NOWHERE;
  send(result);
  if (result.type === 'saved') viewer.enquirySent();
}

/** Sends an enquiry again as soon as there is a connection, also while the form is closed. */
export function useDelivery(viewer: Viewer, state: EnquiryState, send: Dispatch<EnquiryAction>): void {
  const now = useRef(state);
  now.current = state;
  useEffect(() => {
    const retry = () => {
      if (now.current.status === 'offline') deliverEnquiry(viewer, now.current, send);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [viewer, send]);
}
