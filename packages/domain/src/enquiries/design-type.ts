import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

/** What an enquiry calls the kind of its design on the wire (configurators.md §7); a stock set counts as panoramic. */
export const enquiryType = (type: ConfiguratorType): 'floors' | 'robes' | 'panoramic' => {
  if (type === 'floors') return 'floors';
  return type === 'slidingrobe' ? 'robes' : 'panoramic';
};

/** What is stored and listed: panoramic and stock set are 'other' (decision A37). */
export const storedType = (type: ConfiguratorType): 'floors' | 'robes' | 'other' => {
  const sent = enquiryType(type);
  return sent === 'panoramic' ? 'other' : sent;
};
