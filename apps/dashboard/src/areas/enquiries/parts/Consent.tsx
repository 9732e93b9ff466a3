import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import classes from './Consent.module.css';

/** What the visitor agreed to, word for word, with when, in which language and which version of the words. */
export const Consent = ({ consent }: { consent: NonNullable<Enquiry['consent']> }) => (
  <div className={classes.consent}>
    <dt>{followUpMessages.consent}</dt>
    <dd lang={consent.language}>{consent.text}</dd>
    <dd className={classes.when}>
      {longDate(consent.accepted_at, new Date())}, {consent.language}, version {consent.version}
    </dd>
  </div>
);
