import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import classes from './OptionTile.module.css';
import { Picture } from './Picture.tsx';

interface OptionTileProps {
  name: string;
  /** What its manufacturer calls it. */
  specificName: string | null;
  picture: string | null;
  on: boolean;
  edited: boolean;
  /** Its door range is off. */
  locked: boolean;
  onToggle: () => void;
  onOpen?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
}

/** An option as its thumbnail: the whole tile is the switch, so that it is easy to hit. */
export const OptionTile = ({ name, specificName, picture, on, edited, locked, ...does }: OptionTileProps) => (
  <li className={classes.tile} data-edited={edited || undefined} data-off={!on || locked || undefined}>
    <Tip label={catalogueMessages.doorRangeDisabled} on={locked} wide>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={`${name} enabled`}
        aria-disabled={locked || undefined}
        className={classes.switch}
        onClick={() => !locked && does.onToggle()}
      >
        <span className={classes.picture}>
          <Picture src={picture} />
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
