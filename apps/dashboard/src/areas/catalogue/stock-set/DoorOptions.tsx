import type { DoorRange } from '@vitrine/contract/configurator-file';
import { editOf, type ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { isRowDisabled } from '@vitrine/domain/catalogue/row-disabled';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { useMemo } from 'react';
import { Switch } from '../../../ui/Switch.tsx';
import classes from './DoorOptions.module.css';
import { type DoorGroup, doorGroupsOf } from './door-groups.ts';
import { type Option, Options } from './Options.tsx';
import type { StockPartProps } from './stock-view.ts';

interface DoorOptionsProps extends StockPartProps {
  ranges: readonly DoorRange[];
  specificNameOf: (id: Row['id']) => string | null;
}

const isOn = ({ edits, isLocked }: Pick<StockPartProps, 'edits' | 'isLocked'>, key: ItemKey, row: Row): boolean =>
  !isRowDisabled(row, editOf(edits, key)) && !isLocked(key);

const Group = ({ group, part }: { group: DoorGroup; part: DoorOptionsProps }) => {
  const { edits, actions } = part;
  const { label, range } = group;
  const options = group.items.map(({ location, item }): Option => {
    const key = { layer_index: location, id: item.id };
    return {
      key,
      row: item,
      edit: edits.find((edit) => edit.layer_index === location && edit.id === item.id)?.data,
      specificName: part.specificNameOf(item.id),
    };
  });
  const enabled = options.filter(({ key, row }) => isOn(part, key, row)).length;
  return (
    <section className={classes.group} aria-label={label}>
      <div className={classes.head}>
        <h3 className={classes.title}>{label}</h3>
        <p className={classes.count}>
          {enabled} of {options.length} enabled
        </p>
        {range !== null && (
          <span className={classes.range}>
            <span aria-hidden="true">Range</span>
            <Switch
              on={!isRowDisabled(range, editOf(edits, { layer_index: 'pano_doors', id: range.id }))}
              label={`${range.name} range enabled`}
              onToggle={() => actions.toggleDoorRange(range.id)}
            />
          </span>
        )}
      </div>
      <Options {...part} label={`${label} options`} options={options} />
    </section>
  );
};

/** Door ranges, and door options grouped into Matt and Gloss. */
export const DoorOptions = (part: DoorOptionsProps) => {
  const { file, tabs, ranges, edits, specificNameOf } = part;
  const { ranges: alone, groups } = useMemo(() => doorGroupsOf(file, tabs, ranges), [file, tabs, ranges]);
  const options = alone.map((range): Option => {
    const key = { layer_index: 'pano_doors', id: range.id } as const;
    const edit = edits.find((each) => each.layer_index === 'pano_doors' && each.id === range.id)?.data;
    return { key, row: range, edit, specificName: specificNameOf(range.id) };
  });
  return (
    <div className={classes.groups}>
      {alone.length > 0 && (
        <section className={classes.group} aria-label="Door ranges">
          <div className={classes.head}>
            <h3 className={classes.title}>Door ranges</h3>
          </div>
          <Options {...part} label="Door ranges" options={options} />
        </section>
      )}
      {groups.map((group) => (
        <Group key={group.label} group={group} part={part} />
      ))}
    </div>
  );
};
