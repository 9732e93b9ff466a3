import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { QuoteContent, QuoteCustomer } from '@vitrine/contract/quotes/schemas';
import { userLimits } from '@vitrine/contract/users/limits';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField, type TextFieldProps } from '../../../ui/forms/TextField.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import type { OpenQuote } from './open-quote.ts';

type FieldType = Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

/** Who the quote is for. */
export const CustomerFields = ({ open }: { open: OpenQuote }) => {
  const { edits, readOnly, errorOf } = open;
  const { customer } = edits.content;
  const set = (field: keyof QuoteCustomer, text: string): void =>
    edits.actions.change(
      (content) => ({ ...content, customer: { ...content.customer, [field]: text } }),
      `customer.${field}`,
    );
  const field = (name: keyof QuoteCustomer, label: string, maximum: number, input: FieldType = {}) => (
    <TextField
      {...input}
      autoComplete="off"
      label={label}
      name={name}
      value={customer[name]}
      maximum={maximum}
      readOnly={readOnly}
      error={errorOf(`customer.${name}`)}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  );
  return (
    <Section title={messages.customer}>
      <div className="vt-fields">
        {field('name', messages.name, limits.customerNameMaximum)}
        {field('email', messages.email, userLimits.emailMaximum, { inputMode: 'email' })}
        {field('phone', messages.phone, limits.phoneMaximum, { inputMode: 'tel' })}
        <TextArea
          label={messages.address}
          name="address"
          rows={2}
          value={customer.address}
          maximum={limits.addressMaximum}
          readOnly={readOnly}
          error={errorOf('customer.address')}
          onText={(text) => set('address', text)}
        />
      </div>
    </Section>
  );
};

type TextOfQuote = 'title' | 'valid_until' | 'notes' | 'terms';

const fieldOf = ({ edits, readOnly, errorOf }: OpenQuote, name: TextOfQuote) => ({
  name,
  readOnly,
  value: edits.content[name],
  error: errorOf(name),
  set: (text: string): void => edits.actions.change((content): QuoteContent => ({ ...content, [name]: text }), name),
});

/** Title and validity. */
export const DetailFields = ({ open }: { open: OpenQuote }) => {
  const { set: setTitle, ...title } = fieldOf(open, 'title');
  const { set: setDay, ...day } = fieldOf(open, 'valid_until');
  return (
    <Section title={messages.details}>
      <div className="vt-fields">
        <TextField
          {...title}
          label={messages.titleOfQuote}
          maximum={limits.titleMaximum}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          {...day}
          type="date"
          required
          label={messages.validUntil}
          // A cleared field is no day: the last one stays.
          onChange={({ currentTarget }) => currentTarget.value !== '' && setDay(currentTarget.value)}
        />
      </div>
    </Section>
  );
};

/** Notes and terms, for the customer. */
export const TextFields = ({ open }: { open: OpenQuote }) => {
  const { set: setNotes, ...notes } = fieldOf(open, 'notes');
  const { set: setTerms, ...terms } = fieldOf(open, 'terms');
  return (
    <>
      <TextArea
        {...notes}
        label={messages.notes}
        description={messages.notesHelp}
        maximum={limits.notesMaximum}
        onText={setNotes}
      />
      <TextArea {...terms} mt={16} label={messages.terms} maximum={limits.termsMaximum} onText={setTerms} />
    </>
  );
};
