import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { type ReactNode, useState } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';
import classes from './fields.module.css';

/** An error of the whole form, above its first field. */
export const FormError = ({ text }: { text: string | null }) =>
  text === null ? null : <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={text} />;

/** A button that reads as a link. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={classes.link} onClick={onClick}>
    {children}
  </button>
);

/** The class of links beside it. */
export const textLink = classes.link ?? '';

/**
 * The email address of an account, for signing in. Browsers give its domain in punycode, which the server compares with
 * the address as it is stored; a field whose address is stored has no `type`. Its form is `noValidate`: browsers reject
 * letters beyond ASCII before the @.
 */
export const EmailField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label={uiMessages.email}
    type="email"
    name="email"
    autoComplete="username"
    inputMode="email"
    size="md"
    {...props}
  />
);

/** A password field with a button to show it. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'rightSection'>) => {
  const [visible, setVisible] = useState(false);
  const Eye = visible ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <button
          type="button"
          className={classes.eye}
          aria-label={visible ? sessionMessages.hidePassword : sessionMessages.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Eye size={18} stroke={1.6} />
        </button>
      }
    />
  );
};
