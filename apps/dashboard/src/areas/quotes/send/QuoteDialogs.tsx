import { Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { Quote } from '@vitrine/contract/quotes/schemas';
import { quoteSentMessages as messages } from '@vitrine/contract/quotes/sent-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { dayText, earliestDay } from '@vitrine/domain/dates/utc-day';
import { formatMinor } from '@vitrine/domain/prices/money';
import { numberOfVersion, sendingIssues } from '@vitrine/domain/quotes/quote-state';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import { ModalFrame } from '../../../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../../../ui/dialogs/modal-history.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { useDraftForm } from '../../../ui/forms/useDraftForm.ts';
import { loseQuote, sendQuote } from '../calls.ts';
import { type OpenQuote, useOpenQuote } from '../editor/open-quote.ts';
import { takeQuote } from '../quote-queries.ts';
import classes from './QuoteDialogs.module.css';

/** Why a saved quote cannot be sent. */
const missingOf = (quote: Quote): string[] => {
  const issues = Object.values(sendingIssues(quote.content, earliestDay(new Date()))).flat();
  return quote.versions > 0 && !quote.has_changes && issues.length === 0 ? [messages.unchanged] : issues;
};

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd dir="auto">{children}</dd>
  </div>
);

const SendQuote = ({ open }: { open: OpenQuote }) => {
  const { tenant, quote } = open;
  const { content, sums, currency } = quote;
  const leave = useCloseModal(tenant.paths.quote(quote.id));
  const number = numberOfVersion(quote.number, quote.versions + 1);
  const missing = missingOf(quote);
  const sending = useChange(() => sendQuote(quote.id, quote.revision), {
    success: [messages.sentTitle, messages.sent(number, content.customer.email)],
    failed: messages.sendFailed,
    onSuccess: (next, queryClient) => {
      takeQuote(queryClient, tenant, next);
      leave();
    },
  });
  return (
    <ModalFrame
      title={messages.sendTitle}
      sentence={messages.sendSentence(number)}
      width={560}
      locked={sending.isPending}
      onClose={leave}
      footer={(close) => (
        <>
          <Button disabled={sending.isPending} onClick={close}>
            {uiMessages.cancel}
          </Button>
          {missing.length === 0 && (
            <Button
              variant="filled"
              data-autofocus
              aria-busy={sending.isPending}
              onClick={() => !sending.isPending && sending.mutate()}
            >
              {sending.isPending ? messages.sending : messages.send}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap={16}>
        {missing.length > 0 && (
          <Banner tone="amber" icon={<IconAlertTriangle size={18} stroke={1.6} />} title={messages.sendMissing}>
            <ul>
              {missing.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          </Banner>
        )}
        <dl className={classes.facts}>
          <Fact label={messages.sendTo}>
            {[content.customer.name, content.customer.email].filter(Boolean).join(', ')}
          </Fact>
          <Fact label={messages.sendTotal}>{formatMinor(sums.total, currency)}</Fact>
          <Fact label={messages.sendValid}>{dayText(content.valid_until)}</Fact>
        </dl>
        {quote.versions > 0 && missing.length === 0 && (
          <Text size="sm" c="dimmed">
            {messages.sendReplaces}
          </Text>
        )}
      </Stack>
    </ModalFrame>
  );
};

/** Sends the saved draft; what is missing is named before. */
export const SendQuoteModal = () => {
  const open = useOpenQuote();
  return open && !open.readOnly ? <SendQuote open={open} /> : null;
};

const LoseQuote = ({ open }: { open: OpenQuote }) => {
  const { tenant, quote } = open;
  const leave = useCloseModal(tenant.paths.quote(quote.id));
  const form = useDraftForm(`quote-lost.${useSession().user.id}.${quote.id}`, {
    initialValues: { reason: '' },
    forgetsOnClose: true,
  });
  const losing = useChange((reason: string) => loseQuote(quote.id, quote.revision, reason), {
    failed: messages.loseFailed,
    onSuccess: (next, queryClient) => {
      takeQuote(queryClient, tenant, next);
      leave();
    },
  });
  return (
    <FormModal
      title={messages.lostTitle}
      sentence={messages.loseSentence}
      width={560}
      locked={losing.isPending}
      busy={losing.isPending}
      onClose={leave}
      action={messages.lose}
      unsaved={form.isChanged}
      onSubmit={form.submitWith(({ reason }) => losing.mutate(reason.trim()))}
    >
      <TextArea
        label={messages.reason}
        name="reason"
        data-autofocus
        value={form.values.reason}
        maximum={limits.reasonMaximum}
        onText={(reason) => form.setFieldValue('reason', reason)}
      />
    </FormModal>
  );
};

/** Marks a quote as lost, with a reason. */
export const LoseQuoteModal = () => {
  const open = useOpenQuote();
  return open && !open.readOnly ? <LoseQuote open={open} /> : null;
};
