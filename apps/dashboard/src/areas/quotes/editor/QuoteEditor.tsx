import { Box } from '@mantine/core';
import '@fontsource-variable/geist-mono/wght.css';
import { Outlet, useLocation } from '@tanstack/react-router';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useCallback } from 'react';
import { isAt, isWithin } from '../../../routes/is-within.ts';
import { useSession } from '../../../session/session.ts';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard.tsx';
import { useReportPending } from '../../../ui/feedback/pending.tsx';
import { UnsavedBar } from '../../../ui/feedback/UnsavedBar.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { ReadingContext } from '../../../ui/reading.ts';
import { useSaveKey, useUndoKeys } from '../../../ui/tables/keys/edit-keys.ts';
import { LinesTable } from '../lines/LinesTable.tsx';
import { AddLines, AllLines } from '../lines/LinesToolbar.tsx';
import { QuoteMessages } from '../send/QuoteMessages.tsx';
import { SentVersions } from '../send/SentVersions.tsx';
import { DesignPanel } from './DesignPanel.tsx';
import { MovedDialog } from './MovedDialog.tsx';
import { type OpenQuote, OpenQuoteContext } from './open-quote.ts';
import classes from './QuoteEditor.module.css';
import { CustomerFields, DetailFields, TextFields } from './QuoteFields.tsx';
import { QuoteHeadActions } from './QuoteHeadActions.tsx';
import { QuoteNotices } from './QuoteNotices.tsx';
import { QuoteSums } from './QuoteSums.tsx';
import { useQuoteEdits } from './useQuoteEdits.ts';
import { useSaveQuote } from './useSaveQuote.ts';

interface QuoteEditorProps {
  tenant: SellingTenant;
  quote: Quote;
}

const Parts = ({ open }: { open: OpenQuote }) => {
  const { quote, edits, readOnly, tenant } = open;
  return (
    <>
      <div className={classes.top} data-design={quote.design !== null || undefined}>
        <div>
          <CustomerFields open={open} />
          <DetailFields open={open} />
        </div>
        {quote.design && <DesignPanel design={quote.design} />}
      </div>
      <Section title={messages.lines}>
        <LinesTable open={open} />
        {!readOnly && <AddLines open={open} />}
        <div className={classes.below}>
          <AllLines open={open} />
          <QuoteSums content={edits.content} currency={quote.currency} />
        </div>
      </Section>
      <div className={classes.bottom}>
        <div>
          <TextFields open={open} />
        </div>
        <div>
          <SentVersions quote={quote} />
          <QuoteMessages tenant={tenant} quote={quote} />
        </div>
      </div>
    </>
  );
};

const NONE: ReadonlyMap<string, string> = new Map();

/** A quote with its unsaved changes, what was sent of it, and the dialogs over it. */
export const QuoteEditor = ({ tenant, quote }: QuoteEditorProps) => {
  const { user } = useSession();
  const readOnly = !quote.can_edit || quote.state === 'accepted' || quote.state === 'lost';
  const edits = useQuoteEdits(quote.content, { userId: user.id, quoteId: quote.id }, !readOnly);
  const { save, saving, moved, take, closeMoved, errorOf } = useSaveQuote(tenant, quote, edits);
  const pending = edits.pending && !readOnly;
  useReportPending(pending);

  const address = tenant.paths.quote(quote.id);
  const keeps = useCallback((pathname: string) => isWithin(pathname, address), [address]);
  const isFree = isAt(useLocation().pathname, address) && moved === null && !readOnly;
  useUndoKeys(edits.undo, edits.redo, isFree);
  useSaveKey(save, pending, isFree);

  // What was typed before the customer accepted is not what was accepted.
  const shown = readOnly ? { ...edits, content: quote.content, rejected: NONE } : edits;
  const open: OpenQuote = { tenant, quote, edits: shown, readOnly, errorOf };
  const unread = edits.rejected.size > 0 ? uiMessages.unreadable(edits.rejected.size) : '';
  return (
    <OpenQuoteContext value={open}>
      <QuoteHeadActions open={open} />
      <Box mt={{ base: 12, sm: 24 }}>
        <QuoteNotices open={open} />
        <ReadingContext value={saving || readOnly}>
          <Parts open={open} />
        </ReadingContext>
      </Box>
      {/* Space for the unsaved bar, which covers the end of the page. */}
      <Box flex="none" h={96} />
      {pending && (
        <UnsavedBar count={unread} action={messages.save} busy={saving} onCancel={edits.clear} onAction={save} />
      )}
      {moved && <MovedDialog onTake={take} onClose={closeMoved} />}
      <LeaveGuard pending={pending} keeps={keeps} onDiscard={edits.clear} onSave={save} />
      <Outlet />
    </OpenQuoteContext>
  );
};
