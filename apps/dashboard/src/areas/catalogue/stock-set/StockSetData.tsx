import { useSearch } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { DoorRange } from '@vitrine/contract/configurator-file';
import { manufacturerMessages as messages } from '@vitrine/contract/manufacturers/messages';
import { specificNameOf } from '@vitrine/domain/manufacturers/products';
import { mayManageManufacturers } from '@vitrine/domain/policies/manufacturers';
import { useMemo } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { useSession } from '../../../session/session.ts';
import { FailedList } from '../../../ui/feedback/FailedList.tsx';
import { EditIssueAlert } from '../edits/EditIssueAlert.tsx';
import type { EditsState } from '../edits/edits-reducer.ts';
import { ManageManufacturers } from '../manufacturers/ManageManufacturers.tsx';
import { ManageProducts } from '../manufacturers/ManageProducts.tsx';
import type { AssignedProducts } from '../manufacturers/useManufacturers.ts';
import { DoorOptions } from './DoorOptions.tsx';
import { type Option, Options } from './Options.tsx';
import { StockHead } from './StockHead.tsx';
import { StockToolbar } from './StockToolbar.tsx';
import { NO_MAKER, type StockAddress, type StockPartProps, type StockView, viewAt } from './stock-view.ts';
import { CategoryMenu, ManufacturerMenu } from './TileMenus.tsx';
import { useOptionChoice } from './useOptionChoice.ts';

interface StockSetDataProps extends Omit<StockPartProps, 'products'> {
  assigned: AssignedProducts;
  issue: EditsState['issue'];
}

const optionsOf = (view: Extract<StockView, { rows: unknown }>, { edits, products }: StockPartProps): Option[] => {
  const { maker, rows, tab } = view;
  const data = new Map(edits.filter((edit) => edit.layer_index === tab.location).map((edit) => [edit.id, edit.data]));
  return rows.map((row) => ({
    key: { layer_index: tab.location, id: row.id },
    row,
    edit: data.get(row.id),
    specificName: maker === null || maker === NO_MAKER ? null : specificNameOf(products, row.id, maker.id),
  }));
};

const View = ({ view, part }: { view: StockView; part: StockPartProps }) => {
  switch (view.kind) {
    case 'home':
      return <CategoryMenu {...part} />;
    case 'admin-products':
      return <ManageProducts {...part} />;
    case 'admin-manufacturers':
      return <ManageManufacturers products={part.products} />;
    case 'manufacturers':
      return <ManufacturerMenu {...part} {...view} />;
    case 'door-options': {
      const { maker } = view;
      const nameOf = (id: string | number): string | null =>
        maker === null || maker === NO_MAKER ? null : specificNameOf(part.products, id, maker.id);
      return <DoorOptions {...part} ranges={view.rows as readonly DoorRange[]} specificNameOf={nameOf} />;
    }
    default:
      return <Options {...part} label={view.tab.label} options={optionsOf(view, part)} />;
  }
};

/** The data of a stock set as images: categories, their manufacturers, and their options. */
export const StockSetData = ({ assigned, issue, ...props }: StockSetDataProps) => {
  const { user } = useSession();
  const isAdmin = mayManageManufacturers(user);
  const address = useSearch({ strict: false }) as StockAddress;
  const { file, tabs } = props;
  const { layer, manufacturer, view: requestedView } = address;
  const { byId: products, query } = assigned;
  const view = useMemo(
    () => viewAt({ layer, manufacturer, view: requestedView }, { file, tabs, products, isAdmin }),
    [layer, manufacturer, requestedView, file, tabs, products, isAdmin],
  );
  const choice = useOptionChoice(view, props);
  const location = 'tab' in view ? `${view.tab.key} ${String(manufacturer)}` : view.kind;
  return (
    <>
      <StockHead view={view} isAdmin={isAdmin} />
      <EditIssueAlert key={location} issue={issue} mt={-8} mb={12} />
      {query.error !== null && <FailedList what={catalogueMessages.theProductsOfManufacturers} query={query} />}
      {query.error === null && 'tab' in view && (
        <StockToolbar view={view} edits={props.edits} actions={props.actions} mayEdit={props.mayEdit} choice={choice} />
      )}
      {query.error === null && <View view={view} part={{ ...props, products, selection: choice.selection }} />}
      {query.isLoading && <LoadingOverlay message={messages.fetchingProducts} />}
    </>
  );
};
