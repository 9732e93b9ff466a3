import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { Quote, QuoteMessage } from '@vitrine/contract/quotes/schemas';
import { quoteSentMessages as messages } from '@vitrine/contract/quotes/sent-messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useSession } from '../../../session/session.ts';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { answerCustomer } from '../calls.ts';
import { takeQuote } from '../quote-queries.ts';
import classes from './QuoteMessages.module.css';

const EMPTY = { text: '' };

interface QuoteMessagesProps {
  tenant: SellingTenant;
  quote: Quote;
}

/** Text that survives a reload and an ended session. */
const AnswerForm = ({ tenant, quote }: QuoteMessagesProps) => {
  const queryClient = useQueryClient();
  const [{ text }, setText, clearSent] = useDraftText(`quote-answer.${useSession().user.id}.${quote.id}`, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const answering = useMutation({
    mutationFn: (sent: string) => answerCustomer(quote.id, sent),
    onSuccess: (next, sent) => {
      clearSent({ text: sent });
      takeQuote(queryClient, tenant, next);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answering.isPending) return;
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && text.trim().length <= limits.messageMaximum) answering.mutate(text.trim());
  };
  const failed = answering.error === null ? undefined : errorText(answering.error);
  return (
    <form onSubmit={submit}>
      <TextArea
        label={messages.answer}
        name="answer"
        rows={2}
        value={text}
        maximum={limits.messageMaximum}
        error={isMissing ? messages.answerRequired : failed}
        onText={(next) => {
          setMissing(false);
          setText({ text: next });
        }}
      />
      <Button type="submit" mt={8} aria-busy={answering.isPending}>
        {messages.answerSend}
      </Button>
    </form>
  );
};

const Message = ({ message, now }: { message: QuoteMessage; now: Date }) => (
  <li className={classes.message} data-from={message.from}>
    <p className={classes.head}>
      <span className={classes.author} dir="auto">
        {message.author}
      </span>
      <span className={classes.kind}>{message.from === 'customer' ? messages.customer : messages.you}</span>
      <time dateTime={message.at}>{longDate(message.at, now)}</time>
    </p>
    <p className={classes.text} dir="auto">
      {message.text}
    </p>
  </li>
);

/** What customer and seller wrote to each other, oldest first, and a box to answer. */
export const QuoteMessages = ({ tenant, quote }: QuoteMessagesProps) => {
  const now = new Date();
  const maySend = quote.can_edit && quote.versions > 0;
  return (
    <Section title={messages.messages}>
      {quote.messages.length === 0 ? (
        <Text size="sm" c="dimmed" mb={maySend ? 16 : 0}>
          {messages.noMessagesHelp}
        </Text>
      ) : (
        <ol className={`vt-unlisted ${classes.messages}`} aria-label={messages.messages}>
          {quote.messages.map((message) => (
            <Message key={message.id} message={message} now={now} />
          ))}
        </ol>
      )}
      {maySend && <AnswerForm key={quote.id} tenant={tenant} quote={quote} />}
    </Section>
  );
};
