import { AppError } from '@vitrine/contract/errors';
import { findImageVersion } from '@vitrine/store/designs/image-version';
import type { Services } from '../services.ts';
import { type DesignImageParameters, designImageAddress } from './address.ts';
import { drawImage } from './draw-image.ts';
import { readImageVersion } from './find-version.ts';
import { planImage } from './plan-image.ts';
import { storedOrDrawn } from './stored-or-drawn.ts';

/** What reading and drawing an image takes. */
export type StoredDesignServices = Pick<Services, 'content' | 'db' | 'versionFiles' | 'drawings' | 'storedImages'>;

/** A design that is stored with an enquiry or a quote. */
export interface DesignToShow {
  /** Null once it is deleted. */
  configuratorId: number | null;
  resellerId: number | null;
  /** As short text; empty where it is unknown. */
  design: string;
  /** In thousandths; without it the newest version is shown. */
  version?: number | null | undefined;
}

/** The shape of an image in an email, a quote and the back-office: twice as many pixels as they show. */
const STORED_DESIGN_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of the image of a stored design, for those that no browser has sent an image of; null where there is
 * nothing to draw. It is a JPEG, which every email program shows.
 */
export function addressOfStoredDesign(
  services: Pick<Services, 'addresses' | 'secrets'>,
  stored: DesignToShow,
): string | null {
  const shown = parametersOf(stored);
  return shown && designImageAddress(services, { ...shown, ...STORED_DESIGN_SIZE, format: 'jpeg' });
}

/**
 * The same image as bytes, for files: the stored one, or drawn and stored. Null where there is nothing to draw, for a
 * configurator that is no longer published, and while too many images wait to be drawn: a file goes without it then.
 */
export async function imageOfStoredDesign(
  services: StoredDesignServices,
  stored: DesignToShow,
  size: { width: number; height: number },
): Promise<Buffer | null> {
  const shown = parametersOf(stored);
  if (!shown) return null;
  try {
    const found = await readImageVersion((requested) => findImageVersion(services.db, requested), shown, true);
    const { plan, key } = await planImage(services, found, { ...shown, ...size });
    const draw = () => drawImage(services, plan, 'jpeg');
    return (await storedOrDrawn(services, { owner: found, name: `${key}.jpeg`, draw })).bytes;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const parametersOf = ({ configuratorId, resellerId, design, version }: DesignToShow) =>
  configuratorId === null || design === ''
    ? null
    : ({
        configurator: configuratorId,
        reseller: resellerId ?? undefined,
        design,
        version: version ?? undefined,
      } satisfies DesignImageParameters);
