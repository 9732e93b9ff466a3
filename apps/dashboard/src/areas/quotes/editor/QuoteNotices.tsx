import { Box, Button } from '@mantine/core';
import { IconCircleCheck, IconEye, IconHistory, IconLock } from '@tabler/icons-react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteSentMessages as sentMessages } from '@vitrine/contract/quotes/sent-messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { isSame } from '@vitrine/domain/quotes/merge-content';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { OpenQuote } from './open-quote.ts';
import { useDuplicate, useReopen } from './QuoteMenu.tsx';

const ICON = { size: 18, stroke: 1.6 };

const AcceptedNotice = ({ open }: { open: OpenQuote }) => {
  const accepted = open.quote.sent.find((version) => version.accepted !== null)?.accepted;
  const title = accepted
    ? messages.acceptedTitle(accepted.name, longDate(accepted.at, new Date()))
    : sentMessages.versions;
  const duplicating = useDuplicate(open);
  return (
    <Banner
      tone="accent"
      icon={<IconCircleCheck {...ICON} />}
      title={title}
      {...(open.quote.can_edit && {
        actions: (
          <Button size="xs" aria-busy={duplicating.isPending} onClick={() => duplicating.mutate()}>
            {messages.duplicate}
          </Button>
        ),
      })}
    >
      {messages.acceptedHelp}
    </Banner>
  );
};

const LostNotice = ({ open }: { open: OpenQuote }) => {
  const reopening = useReopen(open);
  const { lost_reason: reason, can_edit: canEdit } = open.quote;
  return (
    <Banner
      tone="amber"
      icon={<IconLock {...ICON} />}
      title={messages.lostTitle}
      {...(canEdit && {
        actions: (
          <Button size="xs" aria-busy={reopening.isPending} onClick={() => reopening.mutate()}>
            {sentMessages.reopen}
          </Button>
        ),
      })}
    >
      {[reason && sentMessages.lostReason(reason), canEdit && messages.lostHelp].filter(Boolean).join(' ')}
    </Banner>
  );
};

const RestoredNotice = ({ open }: { open: OpenQuote }) => {
  const { restored, clear, base } = open.edits;
  if (restored === null) return null;
  return (
    <Banner
      tone="amber"
      icon={<IconHistory {...ICON} />}
      title={messages.draftTitle}
      actions={
        <Button size="xs" onClick={clear}>
          {messages.discard}
        </Button>
      }
    >
      {messages.draftSavedAt(longDate(restored.savedAt, new Date()))}
      {!isSame(restored.base, base) && ` ${messages.draftMoved}`}
    </Banner>
  );
};

const noticeOf = (open: OpenQuote): ReactNode => {
  const { state, can_edit: canEdit } = open.quote;
  if (state === 'accepted') return <AcceptedNotice open={open} />;
  if (state === 'lost') return <LostNotice open={open} />;
  if (canEdit) return open.edits.restored && <RestoredNotice open={open} />;
  return (
    <Banner tone="accent" icon={<IconEye {...ICON} />} title={messages.readOnlyTitle}>
      {messages.readOnlyHelp}
    </Banner>
  );
};

/** Why a quote cannot be changed, or what an earlier visit left. */
export const QuoteNotices = ({ open }: { open: OpenQuote }) => {
  const notice = noticeOf(open);
  return notice ? <Box mb={24}>{notice}</Box> : null;
};
