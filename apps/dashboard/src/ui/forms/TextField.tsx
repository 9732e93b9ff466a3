import { IconAlertCircle } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { tooLong } from './too-long.ts';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'maxLength' | 'value'> {
  label: string;
  /** Shown in the empty input and announced under it until it is corrected. */
  error?: string | undefined;
  value?: string | undefined;
  /** The longest text. A longer one is not cut: the field says that it is too long. */
  maximum?: number;
  size?: 'sm' | 'md';
  /** Inside the input at its right end. */
  rightSection?: ReactNode;
  /** Beside the input. */
  beside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** What is typed letter by letter: no capitals, no spelling. */
const EXACT = { autoCapitalize: 'none', spellCheck: false };

/** The error message under a field. */
export const ErrorMessage = ({ children }: { children: string }) => (
  <>
    <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" />
    {children}
  </>
);

/** Mantine's TextInput without Mantine, which the sign-in page does not load. Class names are Mantine's. */
export const TextField = ({
  label,
  error: issue,
  maximum,
  size,
  rightSection,
  beside,
  className,
  ...input
}: TextFieldProps) => {
  const id = useId();
  const error = issue ?? (maximum === undefined ? undefined : tooLong(input.value ?? '', maximum));
  return (
    <div className={className}>
      <label className="mantine-InputWrapper-label" htmlFor={id}>
        {label}
      </label>
      <div className="vt-beside">
        <div className="mantine-Input-wrapper" data-size={size}>
          <input
            {...((input.inputMode === 'email' || input.inputMode === 'url') && EXACT)}
            dir="auto"
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
            <ErrorMessage>{error}</ErrorMessage>
          </p>
        )}
      </div>
    </div>
  );
};
