import { IconArrowRight } from '@tabler/icons-react';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';

const IN_LINE = { display: 'inline-block', verticalAlign: '-2px' };

/** Between a value and the one that takes its place, in the same line of text. */
export const Becomes = () => (
  <IconArrowRight size={14} stroke={1.6} role="img" aria-label={rowMessages.becomes} style={IN_LINE} />
);
