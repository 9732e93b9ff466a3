import { fromThousandths } from '@vitrine/domain/versions/thousandths';

/** The list of pictures that uploads add to, below the configurator's folder: of versions that have none of their own. */
export const UPLOADS_INDEX = 'assets.json';

/** Where the files of one configurator lie on the content host (decision B11); `dataUrl` is its folder. */
export const contentPaths = (dataUrl: string) => ({
  assets: `${dataUrl}/assets`,
  assetIndex: `${dataUrl}/${UPLOADS_INDEX}`,
  latest: `${dataUrl}/latest.json`,
  /** Presets and their pictures. */
  presetsFolder: `${dataUrl}/presets`,
  presets: `${dataUrl}/presets/presets.json`,
  deployment: `${dataUrl}/deployment.json`,
  data: (thousandths: number) => `${dataUrl}/v/${fromThousandths(thousandths)}/data.json`,
  minifiedData: (thousandths: number) => `${dataUrl}/v/${fromThousandths(thousandths)}/data.min.json`,
});

/** Folder of the reseller's own pictures, beside its copies. */
const PICTURES = 'logos';

/** Folder of a reseller's copy (decision B11). Safe names are single in a group only, and copies know no groups. */
export const copyFolder = (
  reseller: { dataUrl: string },
  { id, safeName, sharesName }: { id: number; safeName: string; sharesName: boolean },
): string => `${reseller.dataUrl}/${sharesName || safeName === PICTURES ? `${safeName}_${id}` : safeName}`;
