import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { imageTaskOrNull } from '../../image-worker/image-worker.ts';
import { imageLogo } from '../../images/image-logo.ts';
import type { ContentFiles } from '../../ports/content-files.ts';
import type { SheetContent } from './sheet/sheet-content.ts';

/** The sender of a sheet: name, logo, and contact. */
export async function tenantOfSheet(
  content: ContentFiles,
  tenant: OrganisationRecord,
): Promise<SheetContent['tenant']> {
  const path = imageLogo(tenant);
  const bytes = path ? await content.read(path) : null;
  // An unreadable logo is replaced by the name; the sheet is created all the same.
  const logo = bytes ? await imageTaskOrNull('drawSheetLogo', bytes) : null;
  const contact = [tenant.address, tenant.contactEmail].flatMap((part) => part?.replaceAll(/\s*\n\s*/g, ', ') || []);
  return { name: tenant.name, contact, logo };
}
