import { Box } from '@mantine/core';
import { Outlet, useChildMatches, useLocation, useSearch } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { countEditedLayers, countEdits } from '@vitrine/domain/catalogue/edits/describe-edits';
import { rowLock } from '@vitrine/domain/catalogue/edits/editing-disabled';
import { isLayeredFile } from '@vitrine/domain/catalogue/rows-of';
import { mayEditItems, maySaveVersions } from '@vitrine/domain/policies/versions';
import { useCallback, useMemo, useRef } from 'react';
import { isAt, isWithin } from '../../routes/is-within.ts';
import { useSession } from '../../session/session.ts';
import { thumbnailAddress } from '../../tenant/thumbnail-address.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { useAssetIndex } from '../../tenant/version-file.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { useOpenModal } from '../../ui/dialogs/modal-history.ts';
import { useReportPending } from '../../ui/feedback/pending.tsx';
import { UnsavedBar } from '../../ui/feedback/UnsavedBar.tsx';
import { ReadingContext } from '../../ui/reading.ts';
import { useSaveKey, useUndoKeys } from '../../ui/tables/keys/edit-keys.ts';
import { tabsOf } from './data-tabs.ts';
import { DraftOffer } from './edits/DraftOffer.tsx';
import { ReadOnlyBanner } from './edits/ReadOnlyBanner.tsx';
import { NO_ACTIONS, useCatalogueEdits } from './edits/useCatalogueEdits.ts';
import { useProducts } from './manufacturers/useManufacturers.ts';
import { OpenEditsContext } from './open-edits.ts';
import { StockSetData } from './stock-set/StockSetData.tsx';
import { DataTables } from './table/DataTables.tsx';

interface CatalogueDataProps {
  file: ConfiguratorFile;
  version: number;
  /** False while another version is selected and still loads. */
  isSelected: boolean;
  configurator: ConfiguratorWithVersions;
  /** The address asks for a read-only version. */
  readOnly: boolean;
}

const useImages = ({ data_url: dataUrl, version_rows }: ConfiguratorWithVersions, version: number) => {
  const { appConfig } = useSession();
  const listed = version_rows.find((row) => row.version === version)?.asset_index ?? null;
  const { data: assets } = useAssetIndex(dataUrl, listed);
  const base = `${appConfig.content_url}/${dataUrl}`;
  const thumbnailOf = useCallback(
    (path: string | null, pixels?: number) => thumbnailAddress(assets, base, path, pixels),
    [assets, base],
  );
  return { thumbnailOf, images: assets };
};

/**
 * The dialogs over the tables. One that is opened while another version loads waits for it: with the tables of that
 * version a dialog would begin again, and lose what was typed in it or what it has sent.
 */
const Dialogs = ({ isSelected }: { isSelected: boolean }) => {
  const dialog = useChildMatches()[0]?.routeId as string | undefined;
  const opened = useRef<string>(undefined);
  if (isSelected) opened.current = dialog;
  return opened.current === dialog && <Outlet />;
};

/** The tables of a data file of any kind, with its pending edits. */
export const CatalogueData = ({ file, version, isSelected, configurator, readOnly: asked }: CatalogueDataProps) => {
  const { user } = useSession();
  // Who could not save edits makes none.
  const maySave = maySaveVersions(user);
  const readOnly = asked || !maySave;
  const { paths } = useTenant();
  const openModal = useOpenModal();
  const { layer } = useSearch({ strict: false }) as { layer?: unknown };
  const { thumbnailOf, images } = useImages(configurator, version);
  const location = { userId: user.id, configuratorId: configurator.id, version };
  const assigned = useProducts(configurator);
  const catalogue = useCatalogueEdits(file, location, assigned.byId);
  const { edits, clear } = catalogue;
  const actions = readOnly ? NO_ACTIONS : catalogue.actions;
  const mayEdit = mayEditItems(user) && !readOnly;
  const pending = edits.length > 0;
  useReportPending(pending);

  const dataAddress = paths.data(configurator.id);
  const saveAddress = paths.saveVersion(configurator.id);
  const keeps = useCallback((pathname: string) => isWithin(pathname, dataAddress), [dataAddress]);
  const save = maySave ? (): void => openModal(saveAddress, {}) : undefined;
  // A modal over the tables shows the edits, so that they must not change behind it.
  const atTables = isAt(useLocation().pathname, dataAddress);
  useUndoKeys(catalogue.undo, catalogue.redo, atTables);
  useSaveKey(save, pending, atTables);

  const isStockSet = configurator.configurator_type_id === CONFIGURATOR_TYPE.stockset;
  const stockSet = isStockSet && isLayeredFile(file) ? file : null;
  const tabs = useMemo(() => tabsOf(file), [file]);
  const tab = tabs.find((each) => each.key === String(layer)) ?? tabs[0];
  const currency = currencyOf(file);
  const isLocked = useMemo(() => rowLock(file, edits), [file, edits]);
  const open = useMemo(
    () => ({ file, basedOn: version, edits, thumbnailOf, clear, actions, tabs, currency, isLocked, mayEdit, images }),
    [file, version, edits, thumbnailOf, clear, actions, tabs, currency, isLocked, mayEdit, images],
  );

  return (
    <OpenEditsContext value={open}>
      {readOnly ? (
        <ReadOnlyBanner configurator={configurator} version={version} maySave={maySave} />
      ) : (
        <DraftOffer location={location} catalogue={catalogue} />
      )}
      <ReadingContext value={readOnly}>
        {stockSet && (
          <StockSetData
            file={stockSet}
            tabs={tabs}
            edits={edits}
            actions={actions}
            issue={catalogue.issue}
            assigned={assigned}
            isLocked={isLocked}
            mayEdit={mayEdit}
            thumbnailOf={thumbnailOf}
          />
        )}
        {!stockSet && tab && (
          <DataTables
            tabs={tabs}
            tab={tab}
            catalogue={catalogue}
            actions={actions}
            currency={currency}
            isLocked={isLocked}
            mayEdit={mayEdit}
            searchable={!isStockSet}
            thumbnailOf={thumbnailOf}
          />
        )}
      </ReadingContext>
      {/* Space for the unsaved bar, which covers the end of the page. */}
      <Box flex="none" h={96} />
      {pending && (
        <UnsavedBar
          count={
            isLayeredFile(file)
              ? catalogueMessages.editsInLayers(countEdits(edits), countEditedLayers(edits))
              : catalogueMessages.editsInTables(countEdits(edits), countEditedLayers(edits))
          }
          action={uiMessages.saveChanges}
          onCancel={clear}
          onAction={save}
        />
      )}
      <LeaveGuard pending={pending} keeps={keeps} onDiscard={clear} onSave={save} />
      <Dialogs isSelected={isSelected} />
    </OpenEditsContext>
  );
};
