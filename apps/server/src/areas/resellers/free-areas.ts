import { followUpMessages as messages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import { AppError } from '@vitrine/contract/errors';
import { isArea, readAreas } from '@vitrine/domain/enquiries/route-by-postcode';
import type { Database } from '@vitrine/store/database';
import { listResellersOf } from '@vitrine/store/organisations/queries';

const areasError = (message: string) => new AppError('request.invalid', { errors: { postcode_areas: [message] } });

/**
 * The areas that a text names. Rejects text that is no start of a postcode, and areas of another reseller of the
 * organisation.
 */
export async function freeAreas(
  db: Database,
  { id, parentId }: { id: number; parentId: number },
  text: string,
): Promise<string[]> {
  const areas = readAreas(text);
  const wrong = areas.find((area) => !isArea(area));
  if (wrong !== undefined) throw areasError(messages.areaInvalid(wrong.slice(0, 20)));
  if (areas.length > limits.areasMaximum) throw areasError(messages.areasTooMany);
  for (const other of await listResellersOf(db, parentId)) {
    const taken = other.id === id ? undefined : areas.find((area) => other.postcodeAreas.includes(area));
    if (taken !== undefined) throw areasError(messages.areaTaken(taken, other.name));
  }
  return areas;
}
