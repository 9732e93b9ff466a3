import { formLimits as limits } from '@vitrine/contract/enquiries/form-limits';
import { customFieldKey } from '@vitrine/domain/enquiries/check-form';
import type { Dispatch } from 'react';
import { useViewer } from '../viewer-context.ts';
import type { EnquiryAction, EnquiryState, TextField } from './enquiry-state.ts';
import { getEnquiryTexts, translate } from './enquiry-texts.ts';
import { Field } from './Field.tsx';
import { Terms } from './Terms.tsx';

/** Everything that the visitor fills in. */
export function EnquiryFields({ state, send }: { state: EnquiryState; send: Dispatch<EnquiryAction> }) {
  const { latest, texts } = useViewer();
  const { form } = texts;
  const { customFields } = latest.customisation;
  const errorOf = (field: string): string | undefined => {
    const sentence = state.issues[field];
    return sentence && translate(sentence, getEnquiryTexts(texts), customFields);
  };
  const text = (name: TextField, maxLength: number) => ({
    name,
    maxLength,
    value: state.values[name],
    error: errorOf(name),
    onType: (typed: string) => send({ type: 'typed', field: name, value: typed }),
  });
  return (
    <>
      <Field {...text('name', limits.nameMaximum)} label={form.name} autoComplete="name" required />
      <Field
        {...text('email', limits.emailMaximum)}
        label={form.email}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        required
      />
      <Field {...text('phone', limits.phoneMaximum)} label={form.phone} type="tel" autoComplete="tel" required />
      <div className="pair">
        <Field
          {...text('budget', limits.budgetMaximum)}
          label={form.budget}
          optional={form.optional}
          autoComplete="off"
        />
        <Field
          {...text('postcode', limits.postcodeMaximum)}
          label={form.postcode}
          optional={form.optional}
          autoComplete="postal-code"
        />
      </div>
      {customFields.map(({ name, placeholder, type, required }) => (
        <Field
          key={name}
          name={name}
          label={placeholder}
          type={type}
          required={required}
          optional={required ? undefined : form.optional}
          maxLength={limits.customFieldTextMaximum}
          value={state.values.customFields[name] ?? ''}
          error={errorOf(customFieldKey(name))}
          onType={(typed) => send({ type: 'typed-custom', field: name, value: typed })}
        />
      ))}
      <div className="unseen" aria-hidden="true">
        <label>
          {form.leaveEmpty}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={state.values.trap}
            onChange={(event) => send({ type: 'typed', field: 'trap', value: event.currentTarget.value })}
          />
        </label>
      </div>
      <Terms
        agreed={state.values.terms}
        error={errorOf('terms')}
        onAgree={(value) => send({ type: 'typed', field: 'terms', value })}
      />
    </>
  );
}
