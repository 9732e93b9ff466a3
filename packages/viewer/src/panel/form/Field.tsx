import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react';
import { Icon } from '../icons.tsx';

interface FieldProps {
  /** Name in the form, by which the first wrong field is found. */
  name: string;
  label: string;
  /** The word behind the label of an optional field. */
  optional?: string | undefined;
  value: string;
  error: string | undefined;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** An address has no `type`: browsers write its domain in punycode. */
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email';
  autoCapitalize?: 'none';
  maxLength: number;
  placeholder?: string;
  required?: boolean;
  onType: (text: string) => void;
  /** The visitor leaves the field. */
  onLeave?: () => void;
}

/** A labelled text field with its error under it. */
export function Field({ name, label, optional, error, onType, onLeave, required = false, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={error ? 'field wrong' : 'field'} part="field">
      <label htmlFor={id}>
        <bdi>{label}</bdi> {optional && <span className="optional">{optional}</span>}
      </label>
      <input
        {...input}
        dir="auto"
        id={id}
        name={name}
        part="input"
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** One sentence with a sign, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className="field-error" part="error" role="alert">
      {error && (
        <>
          <Icon shape="warning" size={16} />
          {error}
        </>
      )}
    </p>
  );
}
