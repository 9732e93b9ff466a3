import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

/** The name of a design's type on the wire; a stock set counts as panoramic. */
export const enquiryType = (type: ConfiguratorType): 'floors' | 'robes' | 'panoramic' => {
  if (type === 'floors') return 'floors';
  return type === 'slidingrobe' ? 'robes' : 'panoramic';
};

/** What is stored and listed: panoramic and stock set are 'other'. */
export const storedType = (type: ConfiguratorType): 'floors' | 'robes' | 'other' => {
  const sent = enquiryType(type);
  return sent === 'panoramic' ? 'other' : sent;
};
