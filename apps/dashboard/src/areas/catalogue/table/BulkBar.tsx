import { IconX } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import type { ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { showsField } from '@vitrine/domain/catalogue/fields/columns';
import { parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import classes from './BulkBar.module.css';
import type { Selection } from './useSelection.ts';

type How = Extract<BulkChange, { kind: 'price' }>['how'];

const HOWS: Record<How, string> = { set: 'Set to', add: 'Add amount', percent: 'Add percent' };

const AMOUNT = /^[+-]?\d{1,8}(?:\.\d{1,2})?$/;

/** The new price of many rows: set, or moved by an amount or per cent; a minus takes away. */
const PriceForm = ({ onChange, onCancel }: { onChange: (change: BulkChange) => void; onCancel: () => void }) => {
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

/** Tags that many flakes get or lose. */
const TagsForm = ({ onChange, onCancel }: { onChange: (change: BulkChange) => void; onCancel: () => void }) => {
  const [text, setText] = useState('');
  const change = (how: 'add' | 'remove'): void => {
    const read = parseField('tags', text);
    if ('value' in read && read.value.length > 0) onChange({ kind: 'tags', how, tags: read.value });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change('add');
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
        autoFocus
        className={`${classes.amount} ${classes.tags}`}
        aria-label="Tags"
        placeholder={catalogueMessages.tagsHelp}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Add tags</Button>
      <Button onClick={() => change('remove')}>Remove tags</Button>
      <Button variant="subtle" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
};

interface BulkActionsProps {
  keys: readonly ItemKey[];
  actions: EditActions;
  /** Which changes the rows have columns for, besides the switch. */
  offers: { price: boolean; tags: boolean };
  onClear: () => void;
}

/** In the toolbar's place while rows are selected: what can be done to all of them, each as one step to undo. */
export const BulkActions = ({ keys, actions, offers, onClear }: BulkActionsProps) => {
  const [form, setForm] = useState<'price' | 'tags' | null>(null);
  const change = (wanted: BulkChange): void => {
    actions.bulk(keys, wanted);
    setForm(null);
  };
  return (
    <section className={classes.bar} aria-label="Selected rows">
      <p className={classes.count} role="status">
        {keys.length} selected
      </p>
      {form === null && (
        <>
          <Button onClick={() => change({ kind: 'disabled', disabled: null })}>Enable</Button>
          <Button onClick={() => change({ kind: 'disabled', disabled: true })}>Disable</Button>
          {offers.price && <Button onClick={() => setForm('price')}>Change price</Button>}
          {offers.tags && <Button onClick={() => setForm('tags')}>Change tags</Button>}
        </>
      )}
      {form === 'price' && <PriceForm onChange={change} onCancel={() => setForm(null)} />}
      {form === 'tags' && <TagsForm onChange={change} onCancel={() => setForm(null)} />}
      <span className={classes.end}>
        <IconButton label="Clear selection" icon={<IconX size={16} stroke={1.6} />} onClick={onClear} />
      </span>
    </section>
  );
};

interface BulkBarProps {
  tab: Tab;
  selection: Selection;
  actions: EditActions;
}

/** The same for the rows of a table. */
export const BulkBar = ({ tab, selection, actions }: BulkBarProps) => {
  const chosen = tab.rows.filter(({ id }) => selection.ids.has(String(id)));
  return (
    <BulkActions
      keys={chosen.map(({ id }): ItemKey => ({ layer_index: tab.location, id }))}
      actions={actions}
      offers={{ price: showsField(tab.kind, 'price'), tags: showsField(tab.kind, 'tags') }}
      onClear={selection.clear}
    />
  );
};
