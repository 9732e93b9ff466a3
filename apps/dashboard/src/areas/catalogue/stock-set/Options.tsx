import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { EditedFields, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { nameOf } from '@vitrine/domain/catalogue/fields/row-values';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { OVER_SCREEN } from '../../../ui/modal-history.ts';
import { useReading } from '../../../ui/reading.ts';
import { Tip } from '../../../ui/Tip.tsx';
import { RowCheck } from '../rows/row-controls.tsx';
import { Image } from './Mosaic.tsx';
import classes from './Options.module.css';
import { optionKey, type StockPartProps } from './stock-view.ts';

interface OptionTileProps {
  name: string;
  /** What its manufacturer calls it. */
  specificName: string | null;
  image: string | null;
  on: boolean;
  edited: boolean;
  /** Its door range is off. */
  locked: boolean;
  chosen?: boolean | undefined;
  /** With `range` everything from the one chosen last follows; absent where nothing is chosen. */
  onChoose?: ((on: boolean, range: boolean) => void) | undefined;
  onToggle: () => void;
  onOpen?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
}

/** An option as its thumbnail: the whole tile is the switch, so that it is easy to hit. */
const OptionTile = ({ name, specificName, image, on, edited, locked, chosen = false, ...does }: OptionTileProps) => {
  const reading = useReading();
  return (
    <li
      className={classes.tile}
      data-edited={edited || undefined}
      data-chosen={chosen || undefined}
      data-off={!on || locked || undefined}
    >
      <Tip label={catalogueMessages.doorRangeDisabled} on={locked} wide>
        <button
          type="button"
          role="switch"
          aria-checked={on}
          aria-label={`${name} enabled`}
          aria-disabled={locked || reading || undefined}
          className={classes.switch}
          onClick={() => !locked && !reading && does.onToggle()}
        >
          <span className={classes.image}>
            <Image src={image} />
          </span>
          <span className={classes.foot}>
            <span className={classes.words}>
              <span className={classes.name}>
                {edited && <span className={classes.dot} role="img" aria-label="edited" />}
                {name}
              </span>
              {specificName !== null && <span className={classes.specific}>{specificName}</span>}
            </span>
            <span className={classes.track}>
              <span className={classes.thumb} />
            </span>
          </span>
        </button>
      </Tip>
      {does.onChoose && (
        <span className={classes.check}>
          <RowCheck id="" name={name} chosen={chosen} onChoose={(_id, on, range) => does.onChoose?.(on, range)} />
        </span>
      )}
      <span className={classes.actions}>
        {edited && does.onUndo && (
          <IconButton
            label={`Undo the changes of ${name}`}
            icon={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={does.onUndo}
            className={classes.action}
          />
        )}
        {does.onOpen && !locked && (
          <IconButton
            label={`Edit ${name}`}
            icon={<IconPencil size={16} stroke={1.6} />}
            onClick={does.onOpen}
            className={classes.action}
          />
        )}
      </span>
    </li>
  );
};

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
