import { Stack, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type { EditedFields, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { nameOf } from '@vitrine/domain/catalogue/fields/row-values';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import { imageOf, type Row } from '@vitrine/domain/catalogue/rows-of';
import { useOpenedConfigurator } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { EditedDot, RowCheck } from '../../../ui/tables/row-checks.tsx';
import { Image } from './Image.tsx';
import classes from './Options.module.css';
import { optionKey, type StockPartProps } from './stock-view.ts';

const PIXELS = 480;

export interface Option {
  key: ItemKey;
  row: Row;
  edit: EditedFields | undefined;
  /** The manufacturer's name for it. */
  specificName: string | null;
}

type OptionPart = Pick<StockPartProps, 'actions' | 'isLocked' | 'mayEdit' | 'selection' | 'thumbnailOf'>;

interface OptionTileProps extends OptionPart {
  option: Option;
  onOpen: (key: ItemKey) => void;
}

/** An option: nearly the whole tile is its switch, so that it is easy to hit. */
const OptionTile = ({ option, actions, isLocked, mayEdit, selection, thumbnailOf, onOpen }: OptionTileProps) => {
  const { key, row, edit, specificName } = option;
  const id = optionKey(key);
  const name = nameOf(row, edit ?? {});
  const on = !isRowDisabled(row, edit ?? {});
  const locked = isLocked(key);
  const off = !on || locked;
  const chosen = selection?.ids.has(id) ?? false;
  const edited = edit !== undefined;
  return (
    <li
      className={classes.tile}
      data-edited={edited || undefined}
      data-chosen={chosen || undefined}
      data-off={off || undefined}
    >
      <Tooltip label={catalogueMessages.doorRangeDisabled} disabled={!locked} multiline w={250}>
        <Switch
          classNames={{ root: classes.root ?? '', body: classes.switch ?? '' }}
          on={on}
          label={rowMessages.rowEnabled(name)}
          locked={locked}
          onToggle={() => actions.toggleItem(key)}
        >
          <span className={classes.image}>
            <Image src={thumbnailOf(imageOf(row), PIXELS)} />
          </span>
          <Stack component="span" pt={8} pr={0} pb={8} pl={{ base: 8, sm: 12 }} gap={0} style={{ gridArea: '2 / 1' }}>
            <Text span fz={13.5} fw={500} lh="20px" c={off ? 'gray' : 'bright'} className="vt-anywhere">
              {edited && <EditedDot display="inline-block" mr={6} style={{ verticalAlign: 2 }} />}
              {name}
            </Text>
            {specificName !== null && (
              <Text span size="xs" c="gray">
                {specificName}
              </Text>
            )}
          </Stack>
        </Switch>
      </Tooltip>
      {selection && (
        <span className={classes.check}>
          <RowCheck id={id} name={name} chosen={chosen} onChoose={selection.choose} />
        </span>
      )}
      <span className={classes.actions}>
        {edited && mayEdit && (
          <IconButton
            label={catalogueMessages.undoTheChangesOf(name)}
            icon={<IconArrowBackUp size={16} stroke={1.6} />}
            onClick={() => actions.undoItem(key)}
            className={classes.action}
          />
        )}
        {mayEdit && key.layer_index !== 'pano_doors' && !locked && (
          <IconButton
            label={catalogueMessages.editOf(name)}
            icon={<IconPencil size={16} stroke={1.6} />}
            onClick={() => onOpen(key)}
            className={classes.action}
          />
        )}
      </span>
    </li>
  );
};

interface OptionsProps extends OptionPart {
  label: string;
  options: readonly Option[];
}

/** Options as images, each with its switch. The switch of a door range enables the whole range. */
export const Options = ({ label, options, ...part }: OptionsProps) => {
  const openModal = useOpenModal();
  const { configurator } = useOpenedConfigurator();
  const { paths } = useTenant();
  const open = ({ layer_index, id }: ItemKey): void =>
    openModal(paths.editProduct(configurator.id), { layer: String(layer_index), item: String(id) });
  if (options.length === 0) return <EmptyState title={catalogueMessages.tableEmpty(label)} />;
  return (
    <ul className={classes.grid} aria-label={label}>
      {options.map((option) => (
        <OptionTile
          key={optionKey(option.key)}
          option={option}
          actions={part.actions}
          isLocked={part.isLocked}
          mayEdit={part.mayEdit}
          selection={part.selection}
          thumbnailOf={part.thumbnailOf}
          onOpen={open}
        />
      ))}
    </ul>
  );
};
