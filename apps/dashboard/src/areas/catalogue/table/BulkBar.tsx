import { Box, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import type { ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { parsePriceChange } from '@vitrine/domain/catalogue/edits/parse-price-change';
import { showsField } from '@vitrine/domain/catalogue/fields/columns';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { personNumbers } from '../../../ui/person-numbers.ts';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import { useOpenEdits } from '../open-edits.ts';
import { readTyped } from '../read-typed.ts';
import classes from './BulkBar.module.css';

type How = Extract<BulkChange, { kind: 'price' }>['how'];

const hows = (): readonly { value: How; label: string }[] => [
  { value: 'set', label: catalogueMessages.setTo },
  { value: 'add', label: catalogueMessages.addAmount },
  { value: 'percent', label: catalogueMessages.addPercent },
];

interface FormProps {
  onChange: (change: BulkChange) => void;
  onCancel: () => void;
}

/** The new price of several rows: an absolute one, or a change by an amount or per cent. A minus subtracts. */
const PriceForm = ({ onChange, onCancel }: FormProps) => {
  const [how, setHow] = useState<How>('percent');
  const currency = currencyOf(useOpenEdits()?.file);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const change = parsePriceChange(text, how, personNumbers(), currency);
    if (change === null) setWrong(true);
    else onChange(change);
  };
  return (
    <Group component="form" gap={8} wrap="nowrap" onSubmit={submit}>
      <NativeSelect
        aria-label={catalogueMessages.howThePriceChanges}
        data={hows()}
        value={how}
        onChange={({ currentTarget }) => setHow(currentTarget.value as How)}
      />
      <TextInput
        autoFocus
        w={110}
        className="vt-digits"
        aria-label={catalogueMessages.amount}
        inputMode="decimal"
        error={wrong}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(false);
        }}
      />
      <Button type="submit">{catalogueMessages.changePrice}</Button>
      <Button variant="subtle" onClick={onCancel}>
        {uiMessages.cancel}
      </Button>
      <Text span role="alert" size="xs" c="red">
        {wrong && catalogueMessages.amountInvalid}
      </Text>
    </Group>
  );
};

/** Adds tags to several flakes, or removes them. */
const TagsForm = ({ onChange, onCancel }: FormProps) => {
  const [text, setText] = useState('');
  const [issue, setIssue] = useState('');
  const change = (how: 'add' | 'remove'): void => {
    const read = readTyped('tags', text);
    setIssue('error' in read ? read.error : '');
    if ('value' in read && read.value.length > 0) onChange({ kind: 'tags', how, tags: read.value });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change('add');
  };
  return (
    <Group component="form" gap={8} wrap="nowrap" onSubmit={submit}>
      <TextInput
        autoFocus
        w={220}
        aria-label={catalogueMessages.tags}
        placeholder={catalogueMessages.tagsHelp}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">{catalogueMessages.addTags}</Button>
      <Button onClick={() => change('remove')}>{catalogueMessages.removeTags}</Button>
      <Button variant="subtle" onClick={onCancel}>
        {uiMessages.cancel}
      </Button>
      <Text span role="alert" size="xs" c="red">
        {issue}
      </Text>
    </Group>
  );
};

interface BulkActionsProps {
  keys: readonly ItemKey[];
  actions: EditActions;
  /** Besides the switch, the changes that the rows have columns for. */
  offers: { price: boolean; tags: boolean };
  onClear: () => void;
}

type BulkForm = 'price' | 'tags';

/** Replaces the toolbar while rows are selected, and changes all of them. Each change is one step to undo. */
export const BulkActions = ({ keys, actions, offers, onClear }: BulkActionsProps) => {
  const [form, setForm] = useState<BulkForm | null>(null);
  // The button that opened a form takes its place, and has the focus again.
  const [closed, setClosed] = useState<BulkForm | null>(null);
  const close = (): void => {
    setClosed(form);
    setForm(null);
  };
  const change = (bulkChange: BulkChange): void => {
    actions.bulk(keys, bulkChange);
    close();
  };
  return (
    <section className={classes.bar} aria-label={catalogueMessages.selectedRows}>
      <Text role="status" inherit mr={8} fw={500} className="vt-digits">
        {catalogueMessages.selected(keys.length)}
      </Text>
      {form === null && (
        <>
          <Button onClick={() => change({ kind: 'disabled', disabled: null })}>{catalogueMessages.enable}</Button>
          <Button onClick={() => change({ kind: 'disabled', disabled: true })}>{catalogueMessages.disable}</Button>
          {offers.price && (
            <Button autoFocus={closed === 'price'} onClick={() => setForm('price')}>
              {catalogueMessages.changePrice}
            </Button>
          )}
          {offers.tags && (
            <Button autoFocus={closed === 'tags'} onClick={() => setForm('tags')}>
              {catalogueMessages.changeTags}
            </Button>
          )}
        </>
      )}
      {form === 'price' && <PriceForm onChange={change} onCancel={close} />}
      {form === 'tags' && <TagsForm onChange={change} onCancel={close} />}
      <Box component="span" ml="auto">
        <IconButton label={uiMessages.clearSelection} icon={<IconX size={16} stroke={1.6} />} onClick={onClear} />
      </Box>
    </section>
  );
};

interface BulkBarProps {
  tab: Tab;
  selection: Selection;
  actions: EditActions;
}

/** BulkActions for the rows of a table. */
export const BulkBar = ({ tab, selection, actions }: BulkBarProps) => {
  const chosen = tab.rows.filter(({ id }) => selection.ids.has(String(id)));
  return (
    <Box mt={13}>
      <BulkActions
        keys={chosen.map(({ id }): ItemKey => ({ layer_index: tab.location, id }))}
        actions={actions}
        offers={{ price: showsField(tab.kind, 'price'), tags: showsField(tab.kind, 'tags') }}
        onClear={selection.clear}
      />
    </Box>
  );
};
