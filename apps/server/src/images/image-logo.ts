import type { OrganisationRecord } from '@vitrine/store/organisations/queries';

/** Path of the logo as an image that email programs and PDF accept: an SVG has a PNG copy beside it. */
export function imageLogo({ logo, dataUrl }: Pick<OrganisationRecord, 'logo' | 'dataUrl'>): string | null {
  return logo === null ? null : `${dataUrl}/${logo.replace(/\.svg$/i, '.png')}`;
}
