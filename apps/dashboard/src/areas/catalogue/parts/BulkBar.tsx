import { IconX } from '@tabler/icons-react';
import type { BulkChange } from '@vitrine/domain/catalogue/bulk-edit';
import type { ItemKey } from '@vitrine/domain/catalogue/edits';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { Selection } from '../useSelection.ts';
import classes from './BulkBar.module.css';
import { PriceForm } from './PriceForm.tsx';
import { TagsForm } from './TagsForm.tsx';

interface BulkBarProps {
  tab: Tab;
  selection: Selection;
  actions: EditActions;
}

/** In the toolbar's place while rows are selected: what can be done to all of them, each as one step to undo. */
export const BulkBar = ({ tab, selection, actions }: BulkBarProps) => {
  const [form, setForm] = useState<'price' | 'tags' | null>(null);
  const change = (wanted: BulkChange): void => {
    const keys = tab.rows
      .filter(({ id }) => selection.ids.has(String(id)))
      .map(({ id }): ItemKey => ({ layer_index: tab.place, id }));
    actions.bulk(keys, wanted);
    setForm(null);
  };
  return (
    <section className={classes.bar} aria-label="Selected rows">
      <p className={classes.count} role="status">
        {selection.ids.size} selected
      </p>
      {form === null && (
        <>
          <Button onClick={() => change({ kind: 'disabled', disabled: null })}>Enable</Button>
          <Button onClick={() => change({ kind: 'disabled', disabled: true })}>Disable</Button>
          {tab.kind === 'layer' && <Button onClick={() => setForm('price')}>Change price</Button>}
          {tab.kind === 'flakes' && <Button onClick={() => setForm('tags')}>Change tags</Button>}
        </>
      )}
      {form === 'price' && <PriceForm onChange={change} onCancel={() => setForm(null)} />}
      {form === 'tags' && <TagsForm onChange={change} onCancel={() => setForm(null)} />}
      <span className={classes.end}>
        <IconButton label="Clear selection" icon={<IconX size={16} stroke={1.6} />} onClick={selection.clear} />
      </span>
    </section>
  );
};
