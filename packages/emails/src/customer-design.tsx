import type { VisitorTexts } from '@vitrine/texts/email-texts';
import { loadVisitorTexts } from '@vitrine/texts/load-email-texts';
import type { EnquiryEmailData, RenderedEmail } from './email-data.ts';
import { text } from './look.ts';
import { Closing, closingParts } from './parts/Closing.tsx';
import { DesignImage } from './parts/DesignImage.tsx';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { Facts, Items, TwoColumns } from './parts/Rows.tsx';
import { filled, subjectLine, unlinked, webAddress } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export type { EmailCustomisation, EnquiryEmailData, RenderedEmail } from './email-data.ts';

type DesignTexts = VisitorTexts['design'];

const wordsOf = ({ customisation, configuratorName, organisation }: EnquiryEmailData, texts: DesignTexts) => ({
  title: filled(customisation.header_title) ?? texts.title,
  sentence: filled(customisation.header_text) ?? texts.text(configuratorName),
  reason: texts.reason(organisation.name),
});

/**
 * The email to a visitor who saved a design. It shows nothing that the visitor typed: anyone can enter any address, so
 * a stranger's text must not be sent through us.
 */
const CustomerDesign = ({ email, texts }: { email: EnquiryEmailData; texts: DesignTexts }) => {
  const { title, sentence, reason } = wordsOf(email, texts);
  const design = webAddress(email.designUrl);
  const half = Math.ceil(email.items.length / 2);
  return (
    <EmailFrame
      language={email.language}
      organisation={email.organisation}
      preview={sentence}
      reason={reason}
      below={null}
    >
      <h1 dir="auto" style={text.title}>
        {title}
      </h1>
      <p dir="auto" style={text.sentence}>
        {sentence}
      </p>
      <DesignImage url={email.imageUrl} alt={texts.image(email.configuratorName)} />
      {design === null ? null : (
        <div style={{ paddingTop: 20 }}>
          <EmailButton href={design} face="ink">
            {texts.open}
          </EmailButton>
        </div>
      )}
      {email.items.length === 0 ? null : (
        <>
          <h2 style={{ ...text.section, margin: '24px 0 4px' }}>{texts.itemsTitle}</h2>
          <TwoColumns
            left={<Items items={email.items.slice(0, half)} />}
            right={<Items items={email.items.slice(half)} />}
          />
          {email.total ? <Facts facts={[{ label: texts.total, value: email.total }]} /> : null}
        </>
      )}
      <Closing {...closingParts(email.customisation, email.organisation)} />
    </EmailFrame>
  );
};

const totalLine = ({ items, total }: EnquiryEmailData, texts: DesignTexts): string[] =>
  items.length > 0 && total ? [`${texts.total}: ${total}`] : [];

const textOf = (email: EnquiryEmailData, texts: DesignTexts): string => {
  const { title, sentence, reason } = wordsOf(email, texts);
  const design = webAddress(email.designUrl);
  const closing = closingParts(email.customisation, email.organisation);
  const sections = [
    email.organisation.name,
    `${title}\n${sentence}`,
    design === null ? '' : `${texts.open}: ${design}`,
    [
      ...email.items.map((item) => `${unlinked(item.component)}: ${unlinked(item.name)}`),
      ...totalLine(email, texts),
    ].join('\n'),
    [closing.ctaTitle, closing.ctaText, closing.ctaButton && `${closing.ctaButton.label}: ${closing.ctaButton.href}`]
      .filter(Boolean)
      .join('\n'),
    closing.socials.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    closing.address ?? '',
    reason,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
};

/** Subject, HTML and plain text of the email to the visitor (C-MAIL-02, C-MAIL-04, C-MAIL-07, C-MAIL-08). */
export const renderCustomerDesign = async (email: EnquiryEmailData): Promise<RenderedEmail> => {
  const { design: texts } = await loadVisitorTexts(email.language);
  return {
    subject: subjectLine(filled(email.customisation.customer_subject) ?? texts.subject),
    html: renderHtml(<CustomerDesign email={email} texts={texts} />),
    text: textOf(email, texts),
  };
};
