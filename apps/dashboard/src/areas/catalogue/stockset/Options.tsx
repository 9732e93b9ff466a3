import { useNavigate } from '@tanstack/react-router';
import type { EditedFields, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { nameOf } from '@vitrine/domain/catalogue/fields/row-values';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { OVER_SCREEN } from '../../../ui/dialogs/modal-history.ts';
import classes from './Options.module.css';
import { OptionTile } from './OptionTile.tsx';
import { optionKey, type StockPartProps } from './stock-part.ts';

const PIXELS = 480;

export interface Option {
  key: ItemKey;
  row: Row;
  edit: EditedFields | undefined;
  specificName: string | null;
}

interface OptionsProps extends Pick<StockPartProps, 'actions' | 'isLocked' | 'mayEdit' | 'selection' | 'thumbnailOf'> {
  label: string;
  options: readonly Option[];
}

/** Opens the item edit screen over the view. */
const useOpenItem = () => {
  const navigate = useNavigate();
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  return ({ layer_index, id }: ItemKey): void =>
    void navigate({
      to: paths.editProduct(configurator.id),
      search: (before: object) => ({ ...before, layer: String(layer_index), item: String(id) }),
      state: OVER_SCREEN,
      resetScroll: false,
    });
};

/** Thumbnails that switch what they show on and off; of door ranges the whole range. */
export const Options = ({ label, options, actions, isLocked, mayEdit, selection, thumbnailOf }: OptionsProps) => {
  const open = useOpenItem();
  return (
    <ul className={classes.grid} aria-label={label}>
      {options.map(({ key, row, edit, specificName }) => {
        const isRange = key.layer_index === 'pano_doors';
        const at = optionKey(key);
        return (
          <OptionTile
            key={at}
            chosen={selection?.ids.has(at)}
            onChoose={selection && ((on, range) => selection.choose(at, on, range))}
            name={nameOf(row, edit ?? {})}
            specificName={specificName}
            image={thumbnailOf(imageOf(row), PIXELS)}
            on={!isRowDisabled(row, edit ?? {})}
            edited={edit !== undefined}
            locked={isLocked(key)}
            onToggle={() => (isRange ? actions.toggleDoorRange(key.id) : actions.toggleItem(key))}
            onOpen={mayEdit && !isRange ? () => open(key) : undefined}
            onUndo={mayEdit ? () => actions.undoItem(key) : undefined}
          />
        );
      })}
    </ul>
  );
};
