import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { customisationMessages as messages } from '@vitrine/contract/customisation/messages';
import type { Customisation, EmailsCustomisation } from '@vitrine/contract/customisation/schemas';
import { useState } from 'react';
import { failureText } from '../../../calls/failures.ts';
import { useNotify } from '../../../shell/Notifications.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PillTabs } from '../../../ui/PillTabs.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { type Place, previewMails, sendTestMail } from '../calls.ts';
import type { Values } from '../values.ts';
import classes from './MailPreview.module.css';
import { ViewerForm } from './ViewerForm.tsx';
import { WIDTHS } from './widths.ts';

const SETTLED_MS = 300;

const SEEN = [
  { key: 'customer', label: messages.visitorMail },
  { key: 'organisation', label: messages.organisationMail },
  { key: 'popup', label: messages.afterSending },
];
const useTestMail = (place: Place, emails: EmailsCustomisation) => {
  const notify = useNotify();
  return useMutation({
    mutationFn: () => sendTestMail(place, emails),
    onSuccess: ({ sent_to }) =>
      notify({ kind: 'success', title: messages.testSentTitle, message: messages.testSent(sent_to) }),
    onError: (failure) => notify({ kind: 'failure', title: messages.notSentTitle, message: failureText(failure) }),
  });
};

interface MailPreviewProps {
  values: Values;
  logos: Customisation['logos'];
  place: Place;
}

/** The mails themselves, made by the server with what is typed, a moment after the last key. */
export const MailPreview = ({ values, logos, place }: MailPreviewProps) => {
  const { emails } = values;
  const [seen, setSeen] = useState('customer');
  const [width, setWidth] = useState('desktop');
  const settled = useDebounced(emails, SETTLED_MS);
  const testing = useTestMail(place, emails);
  const { data } = useQuery({
    // A logo is stored by itself, and the mails show it.
    queryKey: ['mail-preview', place, settled, logos],
    queryFn: () => previewMails(place, settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const mail = seen === 'organisation' ? data?.organisation : data?.customer;
  return (
    <section className={classes.preview} aria-label={messages.preview}>
      <div className={classes.bar}>
        <PillTabs label="Mail" pills={SEEN} chosen={seen} onChoose={setSeen} controls="mail-preview" />
        <PillTabs label="Width" pills={WIDTHS} chosen={width} onChoose={setWidth} controls="mail-preview" />
      </div>
      <div id="mail-preview" role="tabpanel" aria-label={messages.preview} data-width={width} className={classes.stage}>
        {seen === 'popup' ? (
          <ViewerForm values={values} logos={logos} seen="sent" width={width} />
        ) : (
          <div className={classes.mail}>
            <p className={classes.from}>{mail?.from ?? ' '}</p>
            <p className={classes.subject}>{mail?.subject ?? ' '}</p>
            <iframe title={messages.preview} sandbox="" srcDoc={mail?.html ?? ''} className={classes.frame} />
          </div>
        )}
      </div>
      <div className={classes.test}>
        <Button busy={testing.isPending} onClick={() => testing.mutate()}>
          {messages.sendTest}
        </Button>
      </div>
    </section>
  );
};
