import type { DoorRange } from '@vitrine/contract/configurator-file';
import type { ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { useMemo } from 'react';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { useReading } from '../../../ui/reading.ts';
import { type Selection, useSelection } from '../../../ui/tables/useSelection.ts';
import { doorGroupsOf } from './door-groups.ts';
import { optionKey, type StockPartProps, type StockView } from './stock-view.ts';

export interface OptionChoice {
  /** Undefined where options cannot be selected. */
  selection: Selection | undefined;
  /** The selected options, in the order on screen. */
  keys: readonly ItemKey[];
}

/** All options of a view, in their order. */
const shownIn = (view: StockView, { file, tabs }: Pick<StockPartProps, 'file' | 'tabs'>): ItemKey[] => {
  if (view.kind === 'options') return view.rows.map(({ id }) => ({ layer_index: view.tab.location, id }));
  if (view.kind !== 'door-options') return [];
  const { ranges, groups } = doorGroupsOf(file, tabs, view.rows as readonly DoorRange[]);
  return [
    ...ranges.map(({ id }): ItemKey => ({ layer_index: 'pano_doors', id })),
    ...groups.flatMap(({ items }) =>
      items.map(({ location, item }): ItemKey => ({ layer_index: location, id: item.id })),
    ),
  ];
};

/** The selected options. Another view starts with none. */
export const useOptionChoice = (
  view: StockView,
  { file, tabs }: Pick<StockPartProps, 'file' | 'tabs'>,
): OptionChoice => {
  const phone = usePhone();
  const reading = useReading();
  const shown = useMemo(
    () => shownIn(view, { file, tabs }).map((key) => ({ id: optionKey(key), key })),
    [view, file, tabs],
  );
  const location = 'maker' in view ? `${view.tab.key} ${JSON.stringify(view.maker)}` : view.kind;
  const selection = useSelection(location, shown);
  return {
    selection: !phone && !reading && shown.length > 0 ? selection : undefined,
    keys: shown.filter(({ id }) => selection.ids.has(id)).map(({ key }) => key),
  };
};
