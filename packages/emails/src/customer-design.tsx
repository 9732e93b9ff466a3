import { render } from '@react-email/render';
import {
  customisationDefaults as defaults,
  enquiryMailMessages as messages,
} from '@vitrine/contract/customisation/messages';
import { text } from './look.ts';
import type { EnquiryMailData, RenderedMail } from './mail-data.ts';
import { Closing, closingParts } from './parts/Closing.tsx';
import { DesignImage } from './parts/DesignImage.tsx';
import { MailButton } from './parts/MailButton.tsx';
import { MailFrame } from './parts/MailFrame.tsx';
import { Items, TwoColumns } from './parts/Rows.tsx';
import { filled, subjectLine, unlinked, webAddress } from './plain-words.ts';

export type { EmailCustomisation, EnquiryMailData, RenderedMail } from './mail-data.ts';

const wordsOf = ({ customisation, configuratorName, organisation }: EnquiryMailData) => ({
  title: filled(customisation.header_title) ?? defaults.headerTitle,
  sentence: filled(customisation.header_text) ?? defaults.headerText(configuratorName),
  reason: messages.customerReason(organisation.name),
});

/**
 * The mail to a visitor who saved a design. It shows nothing that the visitor typed: anybody may enter anybody's
 * address, and no stranger shall send their own words through us.
 */
export const CustomerDesign = (mail: EnquiryMailData) => {
  const { title, sentence, reason } = wordsOf(mail);
  const design = webAddress(mail.designUrl);
  const half = Math.ceil(mail.items.length / 2);
  return (
    <MailFrame organisation={mail.organisation} preview={sentence} reason={reason} below={null}>
      <h1 style={text.title}>{title}</h1>
      <p style={text.sentence}>{sentence}</p>
      <DesignImage url={mail.imageUrl} alt={messages.imageOfCustomer(mail.configuratorName)} />
      {design === null ? null : (
        <div style={{ paddingTop: 20 }}>
          <MailButton href={design} face="ink">
            {messages.openDesign}
          </MailButton>
        </div>
      )}
      {mail.items.length === 0 ? null : (
        <>
          <h2 style={{ ...text.section, margin: '24px 0 4px' }}>{messages.itemsTitle}</h2>
          <TwoColumns
            left={<Items items={mail.items.slice(0, half)} />}
            right={<Items items={mail.items.slice(half)} />}
          />
        </>
      )}
      <Closing {...closingParts(mail.customisation, mail.organisation)} />
    </MailFrame>
  );
};

const textOf = (mail: EnquiryMailData): string => {
  const { title, sentence, reason } = wordsOf(mail);
  const design = webAddress(mail.designUrl);
  const closing = closingParts(mail.customisation, mail.organisation);
  const sections = [
    mail.organisation.name,
    `${title}\n${sentence}`,
    design === null ? '' : `${messages.openDesign}: ${design}`,
    mail.items.map((item) => `${unlinked(item.component)}: ${unlinked(item.name)}`).join('\n'),
    [closing.ctaTitle, closing.ctaText, closing.ctaButton && `${closing.ctaButton.label}: ${closing.ctaButton.href}`]
      .filter(Boolean)
      .join('\n'),
    closing.socials.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    closing.address ?? '',
    reason,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
};

/** Subject, HTML and plain text of the mail to the visitor (decision B18, C-MAIL-02, -04, -07, -08). */
export const renderCustomerDesign = async (mail: EnquiryMailData): Promise<RenderedMail> => ({
  subject: subjectLine(filled(mail.customisation.customer_subject) ?? defaults.customerSubject),
  html: await render(<CustomerDesign {...mail} />),
  text: textOf(mail),
});
