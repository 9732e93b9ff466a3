import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import classes from './BulkBar.module.css';

type How = Extract<BulkChange, { kind: 'price' }>['how'];

const HOWS: Record<How, string> = { set: 'Set to', add: 'Add amount', percent: 'Add percent' };

const AMOUNT = /^[+-]?\d{1,8}(?:\.\d{1,2})?$/;

/** The new price of many rows: set, or moved by an amount or per cent; a minus takes away. */
export const PriceForm = ({ onChange, onCancel }: { onChange: (change: BulkChange) => void; onCancel: () => void }) => {
  const [how, setHow] = useState<How>('percent');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const input = text.trim().replace(/%$/, '');
    if (!AMOUNT.test(input) || (how === 'set' && Number(input) < 0)) setWrong(true);
    else onChange({ kind: 'price', how, amount: Number(input) });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <select
        className={classes.how}
        aria-label="How the price changes"
        value={how}
        onChange={(event) => setHow(event.target.value as How)}
      >
        {Object.entries(HOWS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
        autoFocus
        className={classes.amount}
        aria-label="Amount"
        inputMode="decimal"
        aria-invalid={wrong}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
      />
      <Button type="submit">Change price</Button>
      <Button variant="subtle" onClick={onCancel}>
        Cancel
      </Button>
      <span role="alert" className={classes.issue}>
        {wrong && catalogueMessages.amountInvalid}
      </span>
    </form>
  );
};
