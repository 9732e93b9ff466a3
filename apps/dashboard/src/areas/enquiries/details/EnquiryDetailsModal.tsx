import { Box, Button, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { webAddress } from '@vitrine/contract/web-address';
import { longDate } from '@vitrine/domain/dates/format-date';
import { mayHandEnquiries, mayManageRetention } from '@vitrine/domain/policies/enquiries';
import { type ReactNode, useEffect, useRef } from 'react';
import { isMissing } from '../../../calls/api-error.ts';
import { useSession } from '../../../session/session.ts';
import { isForeign, useTenant } from '../../../tenant/useTenant.ts';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { EmptyTray } from '../../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { readEnquiry } from '../calls.ts';
import { useChangeEnquiry, useEnquiries, useEnquiryCache } from '../useEnquiries.ts';
import { AddressMenu } from './AddressMenu.tsx';
import { DesignItems } from './DesignItems.tsx';
import { Emails } from './Emails.tsx';
import classes from './EnquiryDetailsModal.module.css';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { FollowUp, HandToReseller } from './FollowUp.tsx';
import { Notes } from './Notes.tsx';

/** The fields of the list, as placeholder data. */
const fromRow = (row: EnquiryRow, organisationId: number): Enquiry => ({
  ...row,
  organisation_id: organisationId,
  ...{ budget: null, custom_fields: {}, measures: {}, type: 'other', items: [], url: null, sceneName: null },
  ...{ data_url: null, json_file: null, consent: null },
});

/**
 * One enquiry; `isPlaceholderData` while only the list's fields are loaded. Missing where it is another organisation's
 * than the opened one.
 */
const useEnquiry = (id: number) => {
  const { parent, openedId } = useTenant();
  const { wholeKey } = useEnquiryCache();
  const { data } = useEnquiries();
  const row = data?.rows.find((each) => each.id === id);
  const query = useQuery({
    queryKey: wholeKey(id),
    queryFn: () => readEnquiry(id),
    ...(row && { placeholderData: fromRow(row, parent?.id ?? 0) }),
  });
  const foreign = isForeign(query.data, openedId);
  return { query, enquiry: foreign ? undefined : query.data, missing: foreign || isMissing(query.error) };
};

/**
 * Marks a new enquiry as viewed once all of it is on screen. It does so once per opening, so that a user can set an
 * open enquiry back to New.
 */
const useViewed = (enquiry: Enquiry | undefined): void => {
  const { mutate } = useChangeEnquiry();
  const opened = useRef<number | null>(null);
  const id = enquiry?.id ?? null;
  const isNew = enquiry?.status === 'New';
  useEffect(() => {
    if (id === null || opened.current === id) return;
    opened.current = id;
    if (isNew) mutate({ id, status: 'Viewed' });
  }, [id, isNew, mutate]);
};

const HeadEnd = ({ enquiry }: { enquiry: Enquiry }) => {
  const phone = usePhone();
  const page = webAddress(enquiry.url);
  const { user } = useSession();
  return (
    <>
      <Text span flex="none" size="sm" c="dimmed" display={{ base: 'none', sm: 'inline' }}>
        {longDate(enquiry.created_at, new Date())}
      </Text>
      {page !== null && (
        <Button
          component="a"
          size="xs"
          h={phone ? 36 : 28}
          flex="none"
          ml={{ base: 0, sm: 8 }}
          leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden="true" />}
          href={page}
          target="_blank"
          rel="noopener noreferrer"
        >
          {enquiryMessages.seeOnPage}
        </Button>
      )}
      {mayManageRetention(user) && <AddressMenu enquiry={enquiry} />}
    </>
  );
};

interface EnquiryDetailsProps {
  /** The quotes of an enquiry, which are another area's. */
  quotes?: (enquiry: Enquiry) => ReactNode;
}

const Details = ({ enquiry, isWhole, quotes }: EnquiryDetailsProps & { enquiry: Enquiry; isWhole: boolean }) => {
  const { user } = useSession();
  return (
    <div className={classes.columns}>
      <Box style={{ gridArea: 'left' }}>
        <EnquiryFacts enquiry={enquiry} />
        <FollowUp key={enquiry.id} enquiry={enquiry} />
        {mayHandEnquiries(user) && <HandToReseller enquiry={enquiry} />}
        {quotes?.(enquiry)}
      </Box>
      <div className={classes.right}>
        {isWhole ? (
          <DesignItems enquiry={enquiry} />
        ) : (
          <Box py={16} px={24}>
            <RowsSkeleton rows={4} label={followUpMessages.fetchingOne} />
          </Box>
        )}
      </div>
      <Box style={{ gridArea: 'notes' }}>
        <Emails key={`emails-${enquiry.id}`} enquiryId={enquiry.id} />
        <Notes key={enquiry.id} enquiryId={enquiry.id} />
      </Box>
    </div>
  );
};

/** One enquiry: image, visitor and follow-up at the left, items at the right. The list's fields show at once. */
export const EnquiryDetailsModal = ({ quotes }: EnquiryDetailsProps) => {
  const { enquiryId } = useParams({ strict: false }) as { enquiryId: string };
  const { paths } = useTenant();
  const close = useCloseModal(paths.enquiries);
  const { query, enquiry, missing } = useEnquiry(Number(enquiryId));
  const { isPlaceholderData, error } = query;
  useViewed(isPlaceholderData ? undefined : enquiry);
  if (!enquiry && !missing && error === null) return null;
  return (
    <ModalFrame
      title={followUpMessages.enquiryDetails}
      width={enquiry ? 1008 : 560}
      grows
      divided={enquiry !== undefined}
      onClose={close}
      headEnd={enquiry && <HeadEnd enquiry={enquiry} />}
    >
      {enquiry ? (
        <Details enquiry={enquiry} isWhole={!isPlaceholderData} {...(quotes && { quotes })} />
      ) : missing ? (
        <EmptyState drawing={<EmptyTray />} title={enquiryMessages.missing} />
      ) : (
        <FailedList what={followUpMessages.oneEnquiry} query={query} />
      )}
    </ModalFrame>
  );
};
