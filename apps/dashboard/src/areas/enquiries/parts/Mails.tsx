import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { mailMessages as messages } from '@vitrine/contract/mails/messages';
import type { EnquiryMail } from '@vitrine/contract/mails/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { may } from '@vitrine/domain/permissions/may';
import { useId } from 'react';
import { failureText } from '../../../calls/failures.ts';
import { useSession } from '../../../shell/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FailedList } from '../../../ui/FailedList.tsx';
import { useMails } from '../useMails.ts';
import classes from './Mails.module.css';

const SIGNS = { queued: IconClock, sent: IconCircleCheck, failed: IconAlertTriangle };

const kindOf = (kind: string): string =>
  kind === 'customer-design' || kind === 'organisation-enquiry' ? messages.kinds[kind] : messages.other;

const stateOf = ({ status, tries, sent_at }: EnquiryMail, now: Date): string => {
  if (status === 'sent') return messages.sent(longDate(sent_at ?? '', now));
  return status === 'queued' ? messages.queued(tries) : messages.failed(tries);
};

interface MailProps {
  mail: EnquiryMail;
  /** Sends it once more; null for whoever may not. */
  onResend: (() => void) | null;
  busy: boolean;
}

const Mail = ({ mail, onResend, busy }: MailProps) => {
  const Sign = SIGNS[mail.status];
  return (
    <li className={classes.mail} data-status={mail.status}>
      <Sign size={18} stroke={1.6} aria-hidden="true" className={classes.sign} />
      <div className={classes.words}>
        <p className={classes.recipient}>{mail.recipient}</p>
        <p className={classes.state}>
          {kindOf(mail.kind)} · {stateOf(mail, new Date())}
        </p>
        {mail.problem !== null && <p className={classes.problem}>{messages.problems[mail.problem]}</p>}
      </div>
      {onResend && mail.status !== 'queued' && (
        <Button aria-label={messages.resendTo(mail.recipient)} busy={busy} onClick={onResend}>
          {messages.resend}
        </Button>
      )}
    </li>
  );
};

/** What was mailed about an enquiry and what became of it; what was not delivered is said first. */
export const Mails = ({ enquiryId }: { enquiryId: number }) => {
  const headingId = useId();
  const { user } = useSession();
  const { mails, resend } = useMails(enquiryId);
  const manages = may(user, 'configurators');
  const undelivered = [
    ...new Set(mails.data?.filter(({ status }) => status === 'failed').map((each) => each.recipient)),
  ];
  return (
    <section className={classes.mails} aria-labelledby={headingId}>
      <h3 id={headingId} className={classes.title}>
        {messages.title}
      </h3>
      {undelivered.map((recipient) => (
        <Banner
          key={recipient}
          tone="red"
          icon={<IconAlertTriangle size={18} stroke={1.6} />}
          title={messages.undelivered(recipient)}
        />
      ))}
      {mails.isError && (
        <FailedList what={messages.title} failure={mails.error} onRetry={mails.refetch} retrying={mails.isFetching} />
      )}
      {mails.data?.length === 0 && <p className={classes.state}>{messages.none}</p>}
      <ul aria-labelledby={headingId}>
        {mails.data?.map((mail) => (
          <Mail
            key={mail.id}
            mail={mail}
            onResend={manages ? () => resend.mutate(mail.id) : null}
            busy={resend.isPending && resend.variables === mail.id}
          />
        ))}
      </ul>
      {resend.error !== null && <p className={classes.problem}>{failureText(resend.error)}</p>}
    </section>
  );
};
