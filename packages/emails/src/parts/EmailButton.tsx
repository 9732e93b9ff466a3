import { Button } from '@react-email/components';
import { colour, font } from '../look.ts';

const FACES = {
  ink: { backgroundColor: colour.ink, color: colour.surface, border: `1px solid ${colour.ink}` },
  accent: { backgroundColor: colour.accent, color: colour.surface, border: `1px solid ${colour.accent}` },
  outlined: { backgroundColor: colour.surface, color: colour.ink, border: `1px solid ${colour.lineStrong}` },
} as const;

interface EmailButtonProps {
  href: string;
  face: keyof typeof FACES;
  children: string;
}

/** A link as a button, 44 px high with its border. */
export const EmailButton = ({ href, face, children }: EmailButtonProps) => (
  <Button
    dir="auto"
    href={href}
    style={{ ...FACES[face], padding: '12px 21px', borderRadius: 6, font: `bold 15px/20px ${font}` }}
  >
    {children}
  </Button>
);
