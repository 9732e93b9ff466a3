import { isDeepStrictEqual } from 'node:util';
import type { ImageSize, ImageSizes } from '@vitrine/contract/designs/size-schemas';
import { AppError } from '@vitrine/contract/errors';
import { openSizeIssues, openSizes, storedSizes } from '@vitrine/domain/design/view/open-sizes';
import { findConfigurator } from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { type OrganisationRecord, updateOrganisation } from '@vitrine/store/organisations/queries';
import type { Caller } from '../../../accounts/caller.ts';
import { nameSettings } from '../../../accounts/name-settings.ts';
import { recordAuditEvent } from '../../../accounts/record-audit-event.ts';
import type { Services } from '../../../services.ts';

/** The sizes in which images of an organisation's designs need no signature; resellers read their manufacturer's. */
export async function readImageSizes(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  configuratorId: number,
): Promise<ImageSizes> {
  return present(await findOwner(db, caller, configuratorId));
}

/** Changes these sizes. They hold at once: each image asks for the list. Rejects sizes that no image can have. */
export async function saveImageSizes(
  services: Services,
  caller: Caller,
  { configuratorId, sizes }: ImageSizes & { configuratorId: number },
): Promise<ImageSizes> {
  return services.db.transaction().execute(async (transaction) => {
    const organisation = await findOwner(transaction, caller, configuratorId);
    const issues = Object.entries(openSizeIssues(sizes)).map(([field, issue]) => nameEntry(field, issue));
    if (issues.length > 0) throw new AppError('request.invalid', { errors: { sizes: issues } });
    const imageSizes = storedSizes(sizes);
    if (isDeepStrictEqual(imageSizes, organisation.imageSizes)) return present(organisation);
    const stored = imageSizes && JSON.stringify(imageSizes);
    await updateOrganisation(transaction, organisation.id, { imageSizes: stored }, services.clock());
    await recordAuditEvent(services, transaction, caller, 'organisation.edited', {
      subject: organisation.name,
      detail: nameSettings({ image_sizes: imageSizes }),
      within: organisation,
    });
    return present({ imageSizes: imageSizes && [...imageSizes] });
  });
}

/** As the server words what is wrong with an entry of a list: `0.width: …`. */
const nameEntry = (field: string, issue: string): string =>
  field === 'sizes' ? issue : `${field.slice('sizes.'.length)}: ${issue}`;

/** The organisation of a configurator that the caller sees. */
async function findOwner(
  db: Database,
  { scope }: Pick<Caller, 'scope'>,
  configuratorId: number,
): Promise<OrganisationRecord> {
  const record = await findConfigurator(db, scope, configuratorId);
  const organisation = record && (await organisationOf(db, record));
  if (!organisation) throw new AppError('resource.missing');
  return organisation;
}

const present = ({ imageSizes }: { imageSizes: ImageSize[] | null }): ImageSizes => ({
  sizes: [...openSizes(imageSizes)],
});
