import { Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { countEditedLayers, countEdits } from '@vitrine/domain/catalogue/describe-edits';
import { useCallback, useMemo } from 'react';
import { isAt, isWithin } from '../../shell/is-within.ts';
import { useSession } from '../../shell/session.ts';
import { useHouse } from '../../shell/useHouse.ts';
import { counted } from '../../ui/counted.ts';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { OVER_SCREEN } from '../../ui/modal-history.ts';
import { useReportPending } from '../../ui/pending.tsx';
import { UnsavedBar } from '../../ui/UnsavedBar.tsx';
import classes from './LayeredData.module.css';
import { tabsOf } from './layer-tabs.ts';
import { OpenEditsContext } from './open-edits.ts';
import { KeptEditsOffer } from './parts/KeptEditsOffer.tsx';
import { LayerTables } from './parts/LayerTables.tsx';
import { thumbnailAddress } from './thumbnail-address.ts';
import { useCatalogueEdits } from './useCatalogueEdits.ts';
import { useAssetIndex } from './useDataFile.ts';
import { useUndoKeys } from './useUndoKeys.ts';

interface LayeredDataProps {
  file: LayeredFile;
  version: number;
  configurator: ConfiguratorWithVersions;
}

const useThumbnails = (dataUrl: string) => {
  const { surroundings } = useSession();
  const { data: assets } = useAssetIndex(dataUrl);
  const base = `${surroundings.content_url}/${dataUrl}`;
  return useCallback((path: string | null) => thumbnailAddress(assets, base, path), [assets, base]);
};

/** The tables of a file with layers, and everything about its pending edits. */
export const LayeredData = ({ file, version, configurator }: LayeredDataProps) => {
  const { user } = useSession();
  const { places } = useHouse();
  const navigate = useNavigate();
  const { layer } = useSearch({ strict: false }) as { layer?: unknown };
  const thumbnailOf = useThumbnails(configurator.data_url);
  const place = { userId: user.id, configuratorId: configurator.id, version };
  const catalogue = useCatalogueEdits(file, place);
  const { edits, clear } = catalogue;
  const pending = edits.length > 0;
  useReportPending(pending);

  const dataAddress = places.data(configurator.id);
  const saveAddress = places.saveVersion(configurator.id);
  const keeps = useCallback((pathname: string) => isWithin(pathname, dataAddress), [dataAddress]);
  const save = (): void => {
    navigate({ to: saveAddress, search: (before: object) => before, state: OVER_SCREEN, resetScroll: false });
  };
  // A modal over the tables shows the edits as they are: they must not change behind it.
  useUndoKeys(catalogue.undo, catalogue.redo, isAt(useLocation().pathname, dataAddress));

  const tabs = useMemo(() => tabsOf(file), [file]);
  const tab = tabs.find((each) => String(each.place) === String(layer)) ?? tabs[0];
  const open = useMemo(
    () => ({ file, basedOn: version, edits, thumbnailOf, clear }),
    [file, version, edits, thumbnailOf, clear],
  );

  return (
    <OpenEditsContext value={open}>
      <KeptEditsOffer place={place} catalogue={catalogue} />
      {tab && (
        <LayerTables
          file={file}
          tabs={tabs}
          tab={tab}
          catalogue={catalogue}
          currency={file.currency ?? configurator.currency}
          searchable={configurator.configurator_type_id !== CONFIGURATOR_TYPE.stockset}
          thumbnailOf={thumbnailOf}
        />
      )}
      <div className={classes.end} />
      {pending && (
        <UnsavedBar
          count={`${counted(countEdits(edits), 'edit')} in ${counted(countEditedLayers(edits), 'layer')}`}
          action="Save Changes"
          onCancel={clear}
          onAction={save}
        />
      )}
      <LeaveGuard pending={pending} keeps={keeps} onDiscard={clear} onSave={save} />
      <Outlet />
    </OpenEditsContext>
  );
};
