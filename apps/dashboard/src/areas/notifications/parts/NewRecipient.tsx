import { addressProblem } from '@vitrine/contract/notifications/address-problem';
import { notificationLimits } from '@vitrine/contract/notifications/limits';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import inputs from '../../../ui/input.module.css';
import classes from './Recipient.module.css';

/** Adds an address, or says for three seconds why not. */
export const NewRecipient = ({ others, onAdd }: { others: readonly string[]; onAdd: (address: string) => void }) => {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (problem === null) return;
    const timer = setTimeout(() => setProblem(null), notificationLimits.problemSeconds * 1000);
    return () => clearTimeout(timer);
  }, [problem]);
  const add = (): void => {
    const found = addressProblem(address, others);
    setProblem(found);
    if (found !== null) return;
    onAdd(address);
    setAddress('');
  };
  return (
    <form
      className={classes.adding}
      aria-label={messages.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className={classes.row}>
        <input
          className={`${inputs.input} ${classes.input}`}
          type="email"
          aria-label={messages.newAddress}
          placeholder={messages.placeholder}
          autoComplete="off"
          value={address}
          aria-invalid={problem !== null}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit">{messages.add}</Button>
      </div>
      <div role="alert" className={classes.problem}>
        {problem}
      </div>
    </form>
  );
};
