import { Button, TextInput } from '@mantine/core';
import { addressIssue } from '@vitrine/contract/notifications/address-issue';
import { notificationLimits } from '@vitrine/contract/notifications/limits';
import { notificationMessages as messages } from '@vitrine/contract/notifications/messages';
import { useEffect, useState } from 'react';
import classes from './Recipient.module.css';

/** Adds an address, or says for three seconds why not. */
export const NewRecipient = ({ others, onAdd }: { others: readonly string[]; onAdd: (address: string) => void }) => {
  const [address, setAddress] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  useEffect(() => {
    if (issue === null) return;
    const timer = setTimeout(() => setIssue(null), notificationLimits.issueSeconds * 1000);
    return () => clearTimeout(timer);
  }, [issue]);
  const add = (): void => {
    const found = addressIssue(address, others);
    setIssue(found);
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
        <TextInput
          className={classes.input ?? ''}
          type="email"
          aria-label={messages.newAddress}
          placeholder={messages.placeholder}
          autoComplete="off"
          value={address}
          error={issue !== null}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit">{messages.add}</Button>
      </div>
      <div role="alert" className={classes.issue}>
        {issue}
      </div>
    </form>
  );
};
