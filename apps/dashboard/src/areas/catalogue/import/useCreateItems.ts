import { useNavigate } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import { versionMessages } from '@vitrine/contract/versions/messages';
import { applyEdits } from '@vitrine/domain/catalogue/edits/apply-edits';
import { editUnlocked } from '@vitrine/domain/catalogue/edits/bulk-edit';
import { type NewItem, withNewItems } from '@vitrine/domain/catalogue/new-items';
import { nextMinorVersion } from '@vitrine/domain/versions/next-minor-version';
import { toThousandths } from '@vitrine/domain/versions/thousandths';
import { upload } from '../../../calls/call.ts';
import { useChange } from '../../../layout/useChange.ts';
import { configuratorQuery, configuratorsQuery } from '../../../session/queries.ts';
import { useOpenedConfigurator, versionSearch } from '../../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import type { OpenEdits } from '../open-edits.ts';
import type { DryRun } from './dry-run.ts';

/** The data file with the pending edits, and with the edits and new items of the import. */
const fileWith = ({ file, edits }: OpenEdits, run: DryRun) => {
  const applied = applyEdits(file, editUnlocked(file, edits, run.edits).edits);
  return 'issue' in applied ? null : withNewItems(applied.file, run.created as readonly NewItem[]);
};

interface ItemsToCreate {
  run: DryRun;
  version: number;
}

/**
 * Saves the new items of an import and all pending edits as the next version. It uploads a whole data file, because edits
 * cannot create rows. `version` is null where that is impossible: the version on screen is not the newest, or its major
 * has no free number.
 */
export const useCreateItems = (open: OpenEdits) => {
  const { configurator } = useOpenedConfigurator();
  const { key, openedId, paths } = useTenant();
  const navigate = useNavigate();
  const next = nextMinorVersion(configurator.versions, open.basedOn);
  const follows = next !== null && toThousandths(next) === toThousandths(open.basedOn) + 1;
  const version = follows ? next : null;
  const send = ({ run, version }: ItemsToCreate) => {
    const file = fileWith(open, run);
    if (file === null) throw new Error(versionMessages.missing);
    const form = new FormData();
    form.append('_method', 'PATCH');
    form.append('new_version', String(version));
    form.append('json_data', new File([JSON.stringify(file)], 'data.json', { type: 'application/json' }));
    return upload<typeof configuratorRoutes.saveMajorVersion>('/configurators/:configuratorId/version/major', {
      params: { configuratorId: configurator.id },
      form,
    });
  };
  const creating = useChange(send, {
    success: (_, { version }) => [versionMessages.savedLabel, versionMessages.saved(String(version))],
    failed: catalogueMessages.importTitle,
    replaces: configuratorQuery(key, configurator.id).queryKey,
    onSuccess: (_, queryClient, { version }) => {
      void queryClient.invalidateQueries({ queryKey: configuratorsQuery(key, openedId).queryKey });
      open.clear();
      const search = (before: object): object => versionSearch(before, version);
      void navigate({ to: paths.data(configurator.id), search, replace: true, resetScroll: false });
    },
  });
  return { version, creating };
};
