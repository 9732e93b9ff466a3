import {
  customisationDefaults as defaults,
  enquiryEmailMessages as messages,
} from '@vitrine/contract/customisation/messages';
import type { EnquiryEmailData, RenderedEmail } from './email-data.ts';
import { colour, font, text } from './look.ts';
import { DesignImage } from './parts/DesignImage.tsx';
import { EmailButton } from './parts/EmailButton.tsx';
import { EmailFrame } from './parts/EmailFrame.tsx';
import { type Fact, Facts, Items, TwoColumns } from './parts/Rows.tsx';
import { filled, isolated, singleLine, subjectLine, unlinked, webAddress } from './plain-text.ts';
import { renderHtml } from './render-html.tsx';

export type OrganisationEnquiryData = EnquiryEmailData & {
  /** The enquiry in the dashboard. */
  enquiryUrl: string;
  /** The recipient is the account's contact, because nobody set other recipients. */
  isDefaultRecipient?: boolean;
};

const A_FIRST_NAME = /^[\p{L}\p{M}'’-]{1,24}$/u;
/** Of the languages of the viewer. */
const A_TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|sir|herrn?|frau|m|mme|mlle|sr|sra|sig|dott|dhr|mevr|heer|mevrouw)$/i;

const emailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(singleLine(email)).replaceAll('%40', '@')}`;

/** Names the customer only where the first word can only be a name, and is no title. */
const replyLabel = (name: string): string => {
  const first = singleLine(name).split(' ')[0] ?? '';
  return A_FIRST_NAME.test(first) && !A_TITLE.test(first) ? messages.reply(first) : messages.replyUnnamed;
};

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

const factsOf = ({ enquiry, sceneName, total }: EnquiryEmailData): Fact[] => {
  const fact = (label: string, value: string | null): Fact[] => {
    const words = filled(value);
    return words === null ? [] : [{ label, value: unlinked(words) }];
  };
  return [
    ...fact(messages.name, enquiry.name),
    { label: messages.email, value: singleLine(enquiry.email), href: emailAddress(enquiry.email) },
    ...fact(messages.phone, enquiry.phone),
    ...fact(messages.postcode, enquiry.postcode),
    ...fact(messages.budget, enquiry.budget),
    ...Object.entries(enquiry.customFields).flatMap(([label, value]) => fact(unlinked(capitalised(label)), value)),
    ...fact(messages.scene, sceneName),
    ...fact(messages.total, total ?? null),
  ];
};

const sentenceOf = (
  { enquiry, configuratorName }: EnquiryEmailData,
  written: (text: string) => string = (text) => text,
): string => messages.saved(written(unlinked(enquiry.name)), written(configuratorName), enquiry.createdAt);

const belowOf = ({ organisation }: EnquiryEmailData): string =>
  [messages.sentFor(organisation.name), filled(organisation.address)].filter(Boolean).join(', ');

const reasonOf = ({ isDefaultRecipient, configuratorName }: OrganisationEnquiryData): string =>
  (isDefaultRecipient === true ? messages.defaultReason : messages.organisationReason)(configuratorName);

/** The email to the recipients of enquiries: who saved what, with links to the dashboard and to the customer. */
export const OrganisationEnquiry = (email: OrganisationEnquiryData) => {
  const enquiryUrl = webAddress(email.enquiryUrl);
  return (
    <EmailFrame
      organisation={email.organisation}
      preview={sentenceOf(email)}
      reason={reasonOf(email)}
      below={belowOf(email)}
    >
      <h1 style={text.title}>{messages.organisationTitle}</h1>
      <p style={text.sentence}>{sentenceOf(email, isolated)}</p>
      <DesignImage
        url={email.imageUrl}
        alt={messages.imageOfEnquiry(email.configuratorName, unlinked(email.enquiry.name))}
      />
      <div style={{ padding: '20px 0' }}>
        {enquiryUrl === null ? null : (
          <EmailButton href={enquiryUrl} face="accent">
            {messages.viewEnquiry}
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
          {replyLabel(email.enquiry.name)}
        </a>
      </div>
      <TwoColumns apart left={<Facts facts={factsOf(email)} />} right={<Items items={email.items} />} />
    </EmailFrame>
  );
};

const textOf = (email: OrganisationEnquiryData): string => {
  const enquiryUrl = webAddress(email.enquiryUrl);
  const sections = [
    `${messages.organisationTitle}\n${sentenceOf(email)}`,
    enquiryUrl === null ? '' : `${messages.viewEnquiry}: ${enquiryUrl}`,
    factsOf(email)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    email.items.map((item) => `${unlinked(item.component)}: ${unlinked(item.name)}`).join('\n'),
    reasonOf(email),
    belowOf(email),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
};

/** Subject, HTML and plain text of the email about a new enquiry (C-MAIL-01, C-MAIL-05, C-MAIL-06). */
export const renderOrganisationEnquiry = async (email: OrganisationEnquiryData): Promise<RenderedEmail> => {
  const { customisation, enquiry } = email;
  const subject = [
    filled(customisation.enquiry_subject) ?? defaults.enquirySubject,
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
    html: renderHtml(<OrganisationEnquiry {...email} />),
    text: textOf(email),
  };
};
