import { AppError } from '@vitrine/contract/errors';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import { calculateAgain, type PricingServices } from './calculate.ts';
import { configuratorOfDesign } from './configurator-of-design.ts';
import { priceSettingsOf } from './find-table.ts';

/** What the design of an enquiry costs today. */
export interface EnquiryTotal {
  /** Minor units of the currency. */
  total: number;
  currency: string;
  /** Whether visitors see what a design costs; not with “from”, the price of the cheapest one. */
  isVisible: boolean;
  /** Whether it is the price of one square metre: of a floor whose visitor named no area. */
  isPerSquareMetre: boolean;
}

/**
 * The total of an enquiry's design on the live version, by the calculation that visitors see. Null for a design that is
 * no longer published, and one of which nothing has a price.
 */
export async function totalOfEnquiry(
  services: PricingServices,
  enquiry: Pick<EnquiryRecord, 'configuratorId' | 'resellerId' | 'design' | 'measures'>,
): Promise<EnquiryTotal | null> {
  const { design, measures } = enquiry;
  const live = design === '' ? null : await configuratorOfDesign(services.db, enquiry);
  if (!live) return null;
  try {
    const { calculated, isPerSquareMetre } = await calculateAgain(services, live, { design, measures, asShown: true });
    const { total, currency } = calculated;
    if (total === null) return null;
    return { total, currency, isVisible: priceSettingsOf(live).display === 'total', isPerSquareMetre };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
