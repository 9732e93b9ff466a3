import { Button, Loader } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryList } from '../enquiry-list.ts';
import classes from './OlderEnquiries.module.css';

interface OlderEnquiriesProps {
  list: EnquiryList;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** Says how many are here while older ones follow: until then counts, search and filters know of those only. */
export const OlderEnquiries = ({ list: { rows, total }, failed, retrying, onRetry }: OlderEnquiriesProps) =>
  failed && !retrying ? (
    <div className={classes.older} role="alert">
      {followUpMessages.olderFailed(rows.length, total)}
      <Button size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  ) : (
    <p className={classes.older} role="status">
      <Loader size={14} />
      {followUpMessages.older(rows.length, total)}
    </p>
  );
