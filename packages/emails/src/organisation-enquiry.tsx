import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import type { TenantTexts } from '@vitrine/texts/email-texts';
import { loadTenantTexts } from '@vitrine/texts/load-email-texts';
import type { EnquiryEmailData, RenderedEmail } from './email-data.ts';
import { formatWhen } from './format.ts';
import { colour, font, text } from './look.ts';
import { DesignImage } from './parts/DesignImage.tsx';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { type Fact, Facts, Items, TwoColumns } from './parts/Rows.tsx';
import { filled, isolated, singleLine, subjectLine, unlinked, webAddress } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export type OrganisationEnquiryData = EnquiryEmailData & {
  language: AccountLanguage;
  /** The enquiry in the dashboard. */
  enquiryUrl: string;
  /** The recipient is the account's contact, because nobody set other recipients. */
  isDefaultRecipient?: boolean;
};

type EnquiryTexts = TenantTexts['enquiry'];

const A_FIRST_NAME = /^[\p{L}\p{M}'’-]{1,24}$/u;
/** Of the languages of the viewer. */
const A_TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|sir|herrn?|frau|m|mme|mlle|sr|sra|sig|dott|dhr|mevr|heer|mevrouw)$/i;

const emailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(singleLine(email)).replaceAll('%40', '@')}`;

/** Names the customer only where the first word can only be a name, and is no title. */
const replyLabel = (name: string, texts: EnquiryTexts): string => {
  const first = singleLine(name).split(' ')[0] ?? '';
  return A_FIRST_NAME.test(first) && !A_TITLE.test(first) ? texts.reply(first) : texts.replyUnnamed;
};

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

const factsOf = ({ enquiry, sceneName, total }: EnquiryEmailData, texts: EnquiryTexts): Fact[] => {
  const fact = (label: string, value: string | null): Fact[] => {
    const words = filled(value);
    return words === null ? [] : [{ label, value: unlinked(words) }];
  };
  return [
    ...fact(texts.name, enquiry.name),
    { label: texts.email, value: singleLine(enquiry.email), href: emailAddress(enquiry.email) },
    ...fact(texts.phone, enquiry.phone),
    ...fact(texts.postcode, enquiry.postcode),
    ...fact(texts.budget, enquiry.budget),
    ...Object.entries(enquiry.customFields).flatMap(([label, value]) => fact(unlinked(capitalised(label)), value)),
    ...fact(texts.scene, sceneName),
    ...fact(texts.total, total ?? null),
  ];
};

const sentenceOf = (
  { language, enquiry, configuratorName, now }: OrganisationEnquiryData,
  texts: EnquiryTexts,
  written: (text: string) => string = (text) => text,
): string =>
  texts.saved({
    name: written(unlinked(enquiry.name)),
    configurator: written(configuratorName),
    when: formatWhen(language, texts, enquiry.createdAt, now),
  });

const belowOf = ({ organisation }: EnquiryEmailData, texts: EnquiryTexts): string =>
  [texts.sentFor(organisation.name), filled(organisation.address)].filter(Boolean).join(', ');

const reasonOf = ({ isDefaultRecipient, configuratorName }: OrganisationEnquiryData, texts: EnquiryTexts): string =>
  (isDefaultRecipient === true ? texts.defaultReason : texts.reason)(configuratorName);

/** The email to the recipients of enquiries: who saved what, with links to the dashboard and to the customer. */
const OrganisationEnquiry = ({ email, texts }: { email: OrganisationEnquiryData; texts: EnquiryTexts }) => {
  const enquiryUrl = webAddress(email.enquiryUrl);
  return (
    <EmailFrame
      language={email.language}
      organisation={email.organisation}
      preview={sentenceOf(email, texts)}
      reason={reasonOf(email, texts)}
      below={belowOf(email, texts)}
    >
      <h1 style={text.title}>{texts.title}</h1>
      <p style={text.sentence}>{sentenceOf(email, texts, isolated)}</p>
      <DesignImage url={email.imageUrl} alt={texts.image(email.configuratorName, unlinked(email.enquiry.name))} />
      <div style={{ padding: '20px 0' }}>
        {enquiryUrl === null ? null : (
          <EmailButton href={enquiryUrl} face="accent">
            {texts.view}
          </EmailButton>
        )}
        <a
          dir="auto"
          href={emailAddress(email.enquiry.email)}
          style={{
            display: 'inline-block',
            padding: enquiryUrl === null ? '12px 0' : '12px 20px',
            font: `bold 14px/20px ${font}`,
            color: colour.accentInk,
            textDecoration: 'none',
          }}
        >
          {replyLabel(email.enquiry.name, texts)}
        </a>
      </div>
      <TwoColumns apart left={<Facts facts={factsOf(email, texts)} />} right={<Items items={email.items} />} />
    </EmailFrame>
  );
};

const textOf = (email: OrganisationEnquiryData, texts: EnquiryTexts): string => {
  const enquiryUrl = webAddress(email.enquiryUrl);
  const sections = [
    `${texts.title}\n${sentenceOf(email, texts)}`,
    enquiryUrl === null ? '' : `${texts.view}: ${enquiryUrl}`,
    factsOf(email, texts)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    email.items.map((item) => `${unlinked(item.component)}: ${unlinked(item.name)}`).join('\n'),
    reasonOf(email, texts),
    belowOf(email, texts),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
};

/** Subject, HTML and plain text of the email about a new enquiry (C-MAIL-01, C-MAIL-05, C-MAIL-06). */
export const renderOrganisationEnquiry = async (email: OrganisationEnquiryData): Promise<RenderedEmail> => {
  const { customisation, enquiry } = email;
  const { enquiry: texts } = await loadTenantTexts(email.language);
  const subject = [
    filled(customisation.enquiry_subject) ?? texts.subject,
    customisation.append_customer_name === true ? enquiry.name : '',
    customisation.append_customer_email === true ? enquiry.email : '',
  ];
  return {
    subject: subjectLine(
      subject
        .map(singleLine)
        .filter((part) => part !== '')
        .join(' - '),
    ),
    html: renderHtml(<OrganisationEnquiry email={email} texts={texts} />),
    text: textOf(email, texts),
  };
};
