import { addressWithDesign } from '@vitrine/domain/design/links/address-with-design';
import { getPageAddress } from '../scenes/page-address.ts';
import type { Viewer } from '../viewer.ts';
import { requestLink } from './post-design.ts';

export interface Link {
  address: string;
  /** True for the page's address with the design in it, because the server made no short link. */
  isLong: boolean;
}

/** Creates a link to the visible design: short, or long when the server does not answer. So sharing never fails. */
export async function createLink(viewer: Viewer): Promise<Link> {
  const { latest } = viewer;
  const name = viewer.element.getAttribute('name') ?? '';
  const design = viewer.config();
  const page = getPageAddress(viewer.scenes);
  try {
    return { address: await requestLink({ latest, design, page, viewer: name }), isLong: false };
  } catch {
    return { address: addressWithDesign(page, latest.configurator.type, design, name), isLong: true };
  }
}
