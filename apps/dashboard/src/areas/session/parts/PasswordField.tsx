import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../../ui/TextField.tsx';
import classes from './PasswordField.module.css';

/** A masked input that can be shown. */
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
          aria-label={visible ? 'Hide password' : 'Show password'}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Eye size={18} stroke={1.6} />
        </button>
      }
    />
  );
};
