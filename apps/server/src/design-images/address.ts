import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  DESIGN_IMAGE_PATH,
  type DesignImageFormat,
  type DesignImageView,
} from '@vitrine/contract/designs/image-limits';
import { DESIGN_IMAGE_PARAMETERS, type DesignImageQuery } from '@vitrine/contract/designs/image-query';
import type { ImageSize } from '@vitrine/contract/designs/size-schemas';
import { imageSize } from '@vitrine/domain/design/view/image-size';
import { isOpeningView } from '@vitrine/domain/design/view/image-view';
import { isOpenSize } from '@vitrine/domain/design/view/open-sizes';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { Services } from '../services.ts';

/** What an image shows, and how. Without a version it follows the newest. */
export interface DesignImageParameters {
  configurator: number;
  /** The reseller whose copy it is of. */
  reseller?: number | undefined;
  /** As short text; the default design without it. */
  design?: string | undefined;
  scene?: string | undefined;
  /** In thousandths: 1006 for 1.006. */
  version?: number | undefined;
  view?: DesignImageView | undefined;
  /** Degrees. */
  yaw?: number | undefined;
  pitch?: number | undefined;
  fov?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  ratio?: number | undefined;
  format?: DesignImageFormat | undefined;
  /** As six hexadecimal digits in lower case. */
  background?: string | undefined;
}

/**
 * The absolute address of an image of a design, for emails, cards and feeds. It is signed whatever it shows: what the
 * product shows of itself does not depend on the sizes that an organisation leaves open.
 */
export const designImageAddress = (
  services: Pick<Services, 'addresses' | 'secrets'>,
  parameters: DesignImageParameters,
): string => `${services.addresses.content}${signedImagePath(services, parameters)}`;

/** The same without the content host. */
export function signedImagePath({ secrets }: Pick<Services, 'secrets'>, parameters: DesignImageParameters): string {
  const query = canonicalQuery(parameters);
  query.set('sig', signatureOf(secrets, parameters));
  return `${DESIGN_IMAGE_PATH}?${query}`;
}

/** Whether an image needs no signature: in the opening view, and in one of these sizes. */
export function isOpen(parameters: DesignImageParameters, sizes: readonly ImageSize[]): boolean {
  const size = imageSize(parameters);
  return (
    isOpeningView(parameters) &&
    parameters.background === undefined &&
    typeof size !== 'string' &&
    isOpenSize(sizes, size)
  );
}

/** Whether the query has the signature that belongs to it. */
export function isSigned(secrets: Services['secrets'], { sig, ...parameters }: DesignImageQuery): boolean {
  if (sig === undefined) return false;
  const [expected, actual] = [signatureOf(secrets, parameters), sig].map((text) => Buffer.from(text));
  return expected !== undefined && actual?.length === expected.length && timingSafeEqual(actual, expected);
}

/** The key is derived from the installation's secret, so that addresses stay valid after a restart. */
const signatureOf = (secrets: Services['secrets'], parameters: DesignImageParameters): string =>
  createHmac('sha256', secrets.derive('design images'))
    .update(canonicalQuery(parameters).toString())
    .digest('base64url');

/** The parameters in one order and one spelling, so that equal requests are equal texts. */
export function canonicalQuery(parameters: DesignImageParameters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of DESIGN_IMAGE_PARAMETERS) {
    const value = name === 'sig' ? undefined : parameters[name];
    if (value === undefined || value === '') continue;
    query.set(name, String(name === 'version' ? fromThousandths(Number(value)) : value));
  }
  return query;
}
