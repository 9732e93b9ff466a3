import { Tooltip, type TooltipProps } from '@mantine/core';

interface TipProps extends Pick<TooltipProps, 'label' | 'children' | 'position'> {
  on?: boolean;
  wide?: boolean;
}

/** Mantine's Tooltip by the names that the catalogue uses. */
export const Tip = ({ on = true, wide, ...rest }: TipProps) => (
  <Tooltip {...rest} disabled={!on} {...(wide && { multiline: true, w: 250 })} />
);
