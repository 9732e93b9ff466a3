import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

/** The name of a design's type on the wire. A stock set counts as panoramic. */
export const enquiryType = (type: ConfiguratorType): 'floors' | 'robes' | 'panoramic' => {
  if (type === 'floors') return 'floors';
  return type === 'slidingrobe' ? 'robes' : 'panoramic';
};

/** The stored and listed type. Panoramic and stock set are 'other'. */
export const storedType = (type: ConfiguratorType): 'floors' | 'robes' | 'other' => {
  const wireType = enquiryType(type);
  return wireType === 'panoramic' ? 'other' : wireType;
};
