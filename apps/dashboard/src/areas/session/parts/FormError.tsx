import { IconAlertCircle } from '@tabler/icons-react';
import { Banner } from '../../../ui/Banner.tsx';

/** An error of the whole form, above its first field. */
export const FormError = ({ text }: { text: string | null }) =>
  text === null ? null : <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={text} />;
