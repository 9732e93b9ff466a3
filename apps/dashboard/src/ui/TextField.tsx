import { IconAlertCircle } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  label: string;
  /** Shown in the empty input and as a line under it, announced, until it is corrected. */
  error?: string | undefined;
  size?: 'sm' | 'md';
  /** Inside the input at its right end. */
  rightSection?: ReactNode;
  /** Beside the input. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** What the line under a field says is wrong. */
export const ErrorWords = ({ children }: { children: string }) => (
  <>
    <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" />
    {children}
  </>
);

/** Mantine's TextInput without Mantine, which the way in does not load: label, input and error, by the same class names. */
export const TextField = ({ label, error, size, rightSection, beside, className, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <div className={className}>
      <label className="mantine-InputWrapper-label" htmlFor={id}>
        {label}
      </label>
      <div className="vt-beside">
        <div className="mantine-Input-wrapper" data-size={size}>
          <input
            {...input}
            id={id}
            className="mantine-Input-input"
            placeholder={error ?? input.placeholder}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
          />
          {rightSection && <span className="mantine-Input-section">{rightSection}</span>}
        </div>
        {beside}
      </div>
      <div role="alert" id={`${id}-error`}>
        {error !== undefined && (
          <p className="mantine-InputWrapper-error">
            <ErrorWords>{error}</ErrorWords>
          </p>
        )}
      </div>
    </div>
  );
};
