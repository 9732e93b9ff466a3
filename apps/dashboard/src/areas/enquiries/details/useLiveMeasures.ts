import { useQuery } from '@tanstack/react-query';
import type { Measure } from '@vitrine/contract/prices/quantity';
import { roomMeasures } from '@vitrine/domain/builder/quantities/edit-measures';
import { configuratorQuery } from '../../../session/queries.ts';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { versionFileQuery } from '../../../tenant/version-file.ts';

const NO_VERSIONS = { data_url: '', version_rows: [] };

/** The measures of a configurator's live version; none while they are fetched, and where nothing is live. */
export const useLiveMeasures = (configuratorId: number | null): readonly Measure[] => {
  const { appConfig } = useSession();
  const { key, resellerId } = useTenant();
  const { data: configurator } = useQuery({
    ...configuratorQuery(key, configuratorId ?? 0, resellerId),
    enabled: configuratorId !== null,
  });
  const version = configurator?.deployed_version ?? null;
  const { data } = useQuery(versionFileQuery(appConfig.content_url, configurator ?? NO_VERSIONS, version));
  return data ? roomMeasures(data.file) : [];
};
