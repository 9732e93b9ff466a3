import { IconX } from '@tabler/icons-react';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import type { ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { showsField } from '@vitrine/domain/catalogue/fields/columns';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { Selection } from '../useSelection.ts';
import classes from './BulkBar.module.css';
import { PriceForm } from './PriceForm.tsx';
import { TagsForm } from './TagsForm.tsx';

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
