import { IconExternalLink } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { longDate } from '@vitrine/domain/dates/format-date';
import { may } from '@vitrine/domain/permissions/may';
import { useSession } from '../../shell/session.ts';
import { useHouse } from '../../shell/useHouse.ts';
import { EmptyTray } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ModalFrame } from '../../ui/ModalFrame.tsx';
import { useCloseModal } from '../../ui/modal-history.ts';
import classes from './EnquiryDetailsModal.module.css';
import { AddressMenu } from './parts/AddressMenu.tsx';
import { DesignItems } from './parts/DesignItems.tsx';
import { EnquiryFacts } from './parts/EnquiryFacts.tsx';
import { FollowUp } from './parts/FollowUp.tsx';
import { HandToDealer } from './parts/HandToDealer.tsx';
import { Mails } from './parts/Mails.tsx';
import { Notes } from './parts/Notes.tsx';
import { useEnquiries } from './useEnquiries.ts';
import { useViewed } from './useViewed.ts';
import { webAddress } from './web-address.ts';

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
      {may(user, 'organisations.admin') && <AddressMenu enquiry={enquiry} />}
    </>
  );
};

/** One enquiry: the picture, who sent it and what becomes of it at the left, what it is made of at the right. */
export const EnquiryDetailsModal = () => {
  const { enquiryId } = useParams({ strict: false }) as { enquiryId: string };
  const { user } = useSession();
  const { places } = useHouse();
  const close = useCloseModal(places.enquiries);
  const { data } = useEnquiries();
  const enquiry = data?.find(({ id }) => id === Number(enquiryId));
  useViewed(enquiry);
  if (!data) return null;
  return (
    <ModalFrame
      title="Enquiry Details"
      width={enquiry ? 1008 : 560}
      divided={enquiry !== undefined}
      onClose={close}
      headEnd={enquiry && <HeadEnd enquiry={enquiry} />}
    >
      {enquiry ? (
        <div className={classes.columns}>
          <div className={classes.left}>
            <EnquiryFacts enquiry={enquiry} />
            <FollowUp key={enquiry.id} enquiry={enquiry} />
            {may(user, 'organisations.admin') && !user.reseller && <HandToDealer enquiry={enquiry} />}
          </div>
          <div className={classes.right}>
            <DesignItems enquiry={enquiry} />
          </div>
          <div className={classes.notes}>
            <Mails key={`mails-${enquiry.id}`} enquiryId={enquiry.id} />
            <Notes key={enquiry.id} enquiryId={enquiry.id} />
          </div>
        </div>
      ) : (
        <EmptyState drawing={<EmptyTray />} title={enquiryMessages.missing} />
      )}
    </ModalFrame>
  );
};
