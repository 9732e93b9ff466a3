import { Badge, Button, Checkbox, Group, Text } from '@mantine/core';
import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { QuarantinedRow } from '@vitrine/contract/enquiries/rows';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { useEffect, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { EmptyTray } from '../../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FailedLine, NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useLazyRows } from '../../../ui/tables/useLazyRows.tsx';
import { EnquiryTabs } from '../EnquiryTabs.tsx';
import { sourceOf } from '../filters/filter.ts';
import classes from './SpamScreen.module.css';
import { useQuarantine } from './useQuarantine.ts';

interface RowProps {
  enquiry: QuarantinedRow;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

const Row = ({ enquiry, chosen, onChoose }: RowProps) => (
  <li className={classes.row}>
    <Checkbox
      className={classes.name ?? ''}
      label={enquiry.name}
      name={`spam-${enquiry.id}`}
      checked={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
    <span className={classes.email}>{enquiry.email}</span>
    <span className={classes.source}>{sourceOf(enquiry)}</span>
    <span className={classes.reason}>
      <Badge variant="pending">{messages.reasons[enquiry.reason]}</Badge>
    </span>
    <span className={classes.date}>{longDate(enquiry.created_at, new Date())}</span>
  </li>
);

interface SpamListProps {
  enquiries: readonly QuarantinedRow[];
  /** Larger than the list while older ones load. */
  total: number;
}

/** The quarantined enquiries, with actions for the selected ones. */
const SpamList = ({ enquiries, total }: SpamListProps) => {
  const { release, remove } = useQuarantine();
  const notify = useNotify();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [deleting, setDeleting] = useState(false);
  // Enquiries that a colleague has handled are no longer selected.
  const chosen = enquiries.map(({ id }) => id).filter((id) => ticked.has(id));
  const all = chosen.length >= total;
  const { shown, end } = useLazyRows(enquiries, '');
  const tick = (id: number, on: boolean): void => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const busy = release.isPending || remove.isPending;
  const onError = (error: unknown): void => notify({ kind: 'error', title: messages.spam, message: errorText(error) });
  const letGo = (): void =>
    release.mutate(chosen, {
      onSuccess: (released) =>
        notify({ kind: 'success', title: messages.spam, message: messages.released(released.length) }),
      onError,
    });
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap={16} mih={52} className="vt-ruled-bottom">
        <Checkbox
          label={chosen.length === 0 ? messages.selectAll : messages.selected(chosen.length)}
          name="spam-all"
          style={{ alignSelf: 'center' }}
          checked={all}
          indeterminate={!all && chosen.length > 0}
          onChange={({ currentTarget: { checked: on } }) => setTicked(new Set(on ? enquiries.map(({ id }) => id) : []))}
        />
        <Group component="span" wrap="nowrap" gap={8}>
          <Button disabled={chosen.length === 0 || busy} aria-busy={release.isPending} onClick={letGo}>
            {messages.release}
          </Button>
          <Button variant="danger" disabled={chosen.length === 0 || busy} onClick={() => setDeleting(true)}>
            {messages.deleteSpam}
          </Button>
        </Group>
      </Group>
      <ul aria-label={messages.spam}>
        {shown.map((enquiry) => (
          <Row
            key={enquiry.id}
            enquiry={enquiry}
            chosen={ticked.has(enquiry.id)}
            onChoose={(on) => tick(enquiry.id, on)}
          />
        ))}
      </ul>
      {end}
      {deleting && (
        <ConfirmDialog
          title={messages.deleteSpamTitle}
          question={messages.deleteSpamQuestion(chosen.length)}
          yes={messages.deleteSpam}
          destroys
          busy={remove.isPending}
          onYes={() => remove.mutate(chosen, { onSettled: () => setDeleting(false), onError })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
};

/** Enquiries that look automated: nobody is notified of them until a user releases them. */
export const SpamScreen = () => {
  const { waiting } = useQuarantine();
  const { hasNextPage, isFetching, isError, fetchNextPage } = waiting;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return (
    <>
      <PageHeader title={uiMessages.customerEnquiries} />
      <EnquiryTabs />
      <Text size="sm" maw={640} mb={16} c="dimmed">
        {messages.spamHelp}
      </Text>
      {!waiting.data ? (
        <NotLoaded
          what={messages.spam}
          query={waiting}
          skeleton={<RowsSkeleton label={messages.fetchingSpam} image={false} />}
        />
      ) : waiting.data.rows.length === 0 ? (
        <EmptyState drawing={<EmptyTray />} title={messages.noSpam} help={messages.noSpamHelp} />
      ) : (
        <>
          <SpamList enquiries={waiting.data.rows} total={waiting.data.total} />
          {waiting.isFetchNextPageError && (
            <FailedLine what={messages.spam} query={{ ...waiting, refetch: fetchNextPage }} />
          )}
        </>
      )}
    </>
  );
};
