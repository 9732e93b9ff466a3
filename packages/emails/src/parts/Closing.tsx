import { SOCIALS } from '@vitrine/contract/customisation/limits';
import type { EmailCustomisation, EnquiryEmailData } from '../email-data.ts';
import { colour, font, text } from '../look.ts';
import { filled, webAddress } from '../plain-text.ts';
import { useMarginAfter } from './direction.ts';
import { EmailButton } from './EmailButton.tsx';

/** Names, which every language leaves as they are. */
const SOCIAL_NAMES = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
} as const;

export interface ClosingParts {
  ctaTitle: string | null;
  ctaText: string | null;
  /** Only when both its text and its link are set. */
  ctaButton: { label: string; href: string } | null;
  address: string | null;
  socials: { label: string; href: string }[];
}

const ctaButtonOf = ({ cta_button_enabled, cta_btn, cta_link }: EmailCustomisation): ClosingParts['ctaButton'] => {
  const label = filled(cta_btn);
  const href = webAddress(cta_link);
  return cta_button_enabled === true && label !== null && href !== null ? { label, href } : null;
};

/** What the organisation adds to its customers' emails. Each part is shown only while its switch is on (C-MAIL-08). */
export const closingParts = (
  customisation: EmailCustomisation,
  organisation: EnquiryEmailData['organisation'],
): ClosingParts => ({
  ctaTitle: customisation.cta_title_enabled === true ? filled(customisation.cta_title) : null,
  ctaText: customisation.cta_text_enabled === true ? filled(customisation.cta_text) : null,
  ctaButton: ctaButtonOf(customisation),
  address:
    customisation.address_enabled === true ? (filled(customisation.address) ?? filled(organisation.address)) : null,
  socials: SOCIALS.flatMap((social) => {
    const href = customisation[`${social}_enabled`] === true ? webAddress(customisation[social]) : null;
    return href === null ? [] : [{ label: SOCIAL_NAMES[social], href }];
  }),
});

/** The organisation's call to action, address and social links. */
export const Closing = ({ ctaTitle, ctaText, ctaButton, address, socials }: ClosingParts) => {
  const marginAfter = useMarginAfter(18);
  const hasCall = ctaTitle !== null || ctaText !== null || ctaButton !== null;
  return (
    <>
      {hasCall ? (
        <div style={{ marginTop: 28, paddingTop: 20, borderTop: `1px solid ${colour.line}` }}>
          {ctaTitle === null ? null : (
            <p dir="auto" style={text.section}>
              {ctaTitle}
            </p>
          )}
          {ctaText === null ? null : (
            <p dir="auto" style={{ ...text.sentence, margin: '2px 0 0' }}>
              {ctaText}
            </p>
          )}
          {ctaButton === null ? null : (
            <div style={{ paddingTop: ctaTitle === null && ctaText === null ? 0 : 14 }}>
              <EmailButton href={ctaButton.href} face="outlined">
                {ctaButton.label}
              </EmailButton>
            </div>
          )}
        </div>
      ) : null}
      {socials.length === 0 ? null : (
        <p style={{ margin: '24px 0 0', font: `13px/24px ${font}` }}>
          {socials.map(({ label, href }) => (
            <a key={label} href={href} style={{ color: colour.ink, textDecoration: 'underline', ...marginAfter }}>
              {label}
            </a>
          ))}
        </p>
      )}
      {address === null ? null : (
        <p dir="auto" style={{ ...text.label, margin: '16px 0 0', whiteSpace: 'pre-line' }}>
          {address}
        </p>
      )}
    </>
  );
};
