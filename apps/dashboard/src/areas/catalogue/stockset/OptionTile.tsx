import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Tip } from '../../../ui/buttons/Tip.tsx';
import { useReading } from '../../../ui/reading.ts';
import { RowCheck } from '../parts/RowStart.tsx';
import { Image } from './Image.tsx';
import classes from './OptionTile.module.css';

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
export const OptionTile = ({
  name,
  specificName,
  image,
  on,
  edited,
  locked,
  chosen = false,
  ...does
}: OptionTileProps) => {
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
