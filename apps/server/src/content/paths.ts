import { fromThousandths } from '@vitrine/domain/versions/thousandths';

/** Where the files of one configurator lie on the content host (decision B11); `dataUrl` is its folder. */
export const contentPaths = (dataUrl: string) => ({
  assets: `${dataUrl}/assets`,
  assetIndex: `${dataUrl}/assets.json`,
  latest: `${dataUrl}/latest.json`,
  deployment: `${dataUrl}/deployment.json`,
  data: (thousandths: number) => `${dataUrl}/v/${fromThousandths(thousandths)}/data.json`,
  minifiedData: (thousandths: number) => `${dataUrl}/v/${fromThousandths(thousandths)}/data.min.json`,
});
