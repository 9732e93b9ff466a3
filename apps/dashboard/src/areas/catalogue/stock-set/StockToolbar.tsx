import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { useMemo } from 'react';
import { usePhone } from '../../../ui/usePhone.ts';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import { AllCheck } from '../rows/row-controls.tsx';
import { BulkActions } from '../table/BulkBar.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { editsIn } from '../table/table-rows.ts';
import classes from './StockToolbar.module.css';
import type { StockView } from './stock-view.ts';
import type { OptionChoice } from './useOptionChoice.ts';

interface StockToolbarProps {
  view: Extract<StockView, { tab: unknown }>;
  edits: Edits;
  actions: EditActions;
  mayEdit: boolean;
  choice: OptionChoice;
}

/** Over the options of a category: choosing all, the category as a file; while options are chosen, what to do with them. */
export const StockToolbar = ({ view, edits, actions, mayEdit, choice }: StockToolbarProps) => {
  const phone = usePhone();
  const { tab } = view;
  const rows = 'rows' in view ? view.rows : tab.rows;
  const table = useMemo(
    () => ({ matching: rows, editsById: editsIn(edits, tab.location) }),
    [rows, edits, tab.location],
  );
  const { selection, keys } = choice;
  if (phone) return null;
  if (selection && keys.length > 0) {
    // A door range has no price; the options of its doors have.
    const price = keys.every(({ layer_index }) => typeof layer_index === 'number');
    return (
      <div className={classes.toolbar}>
        <BulkActions keys={keys} actions={actions} offers={{ price, tags: false }} onClear={selection.clear} />
      </div>
    );
  }
  return (
    <div className={classes.toolbar}>
      {selection && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside.
        <label className={classes.all}>
          <AllCheck selection={selection} /> Select all
        </label>
      )}
      <span className={classes.menu}>
        <TableMenu table={table} tab={tab} mayEdit={mayEdit} />
      </span>
    </div>
  );
};
