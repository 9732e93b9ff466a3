import { Box } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { webAddress } from '@vitrine/contract/web-address';
import { longDate } from '@vitrine/domain/dates/format-date';
import { mayHandEnquiries, mayManageRetention } from '@vitrine/domain/policies/enquiries';
import { ApiError } from '../../calls/api-error.ts';
import { useSession } from '../../session/session.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyTray } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FailedList } from '../../ui/FailedList.tsx';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { useCloseModal } from '../../ui/modal-history.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './EnquiryDetailsModal.module.css';
import { AddressMenu } from './parts/AddressMenu.tsx';
import { DesignItems } from './parts/DesignItems.tsx';
import { Emails } from './parts/Emails.tsx';
import { EnquiryFacts } from './parts/EnquiryFacts.tsx';
import { FollowUp } from './parts/FollowUp.tsx';
import { HandToReseller } from './parts/HandToReseller.tsx';
import { Notes } from './parts/Notes.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { useViewed } from './useViewed.ts';

const HeadEnd = ({ enquiry }: { enquiry: Enquiry }) => {
  const page = webAddress(enquiry.url);
  const { user } = useSession();
  return (
    <>
      <span className={classes.date}>{longDate(enquiry.created_at, new Date())}</span>
      {page !== null && (
        <a className={classes.page} href={page} target="_blank" rel="noopener noreferrer">
          <IconExternalLink size={16} stroke={1.6} aria-hidden="true" />
          {enquiryMessages.seeOnPage}
        </a>
      )}
      {mayManageRetention(user) && <AddressMenu enquiry={enquiry} />}
    </>
  );
};

const MISSING = 404;

const Details = ({ enquiry, isWhole }: { enquiry: Enquiry; isWhole: boolean }) => {
  const { user } = useSession();
  return (
    <div className={classes.columns}>
      <div className={classes.left}>
        <EnquiryFacts enquiry={enquiry} />
        <FollowUp key={enquiry.id} enquiry={enquiry} />
        {mayHandEnquiries(user) && <HandToReseller enquiry={enquiry} />}
      </div>
      <div className={classes.right}>
        {isWhole ? (
          <DesignItems enquiry={enquiry} />
        ) : (
          <Box py={16} px={24}>
            <RowsSkeleton rows={4} label={followUpMessages.fetchingOne} />
          </Box>
        )}
      </div>
      <div className={classes.notes}>
        <Emails key={`emails-${enquiry.id}`} enquiryId={enquiry.id} />
        <Notes key={enquiry.id} enquiryId={enquiry.id} />
      </div>
    </div>
  );
};

/**
 * One enquiry: the image, who sent it and what becomes of it at the left, what it is made of at the right. What the
 * list knows of it is there at once.
 */
export const EnquiryDetailsModal = () => {
  const { enquiryId } = useParams({ strict: false }) as { enquiryId: string };
  const { paths } = useTenant();
  const close = useCloseModal(paths.enquiries);
  const { data: enquiry, isPlaceholderData, error, refetch, isFetching } = useEnquiry(Number(enquiryId));
  useViewed(isPlaceholderData ? undefined : enquiry);
  if (!enquiry && error === null) return null;
  return (
    <ModalFrame
      title="Enquiry Details"
      width={enquiry ? 1008 : 560}
      divided={enquiry !== undefined}
      onClose={close}
      headEnd={enquiry && <HeadEnd enquiry={enquiry} />}
    >
      {enquiry ? (
        <Details enquiry={enquiry} isWhole={!isPlaceholderData} />
      ) : error instanceof ApiError && error.status === MISSING ? (
        <EmptyState drawing={<EmptyTray />} title={enquiryMessages.missing} />
      ) : (
        <FailedList what={followUpMessages.oneEnquiry} error={error} onRetry={refetch} retrying={isFetching} />
      )}
    </ModalFrame>
  );
};
