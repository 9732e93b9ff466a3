import { render } from '@react-email/render';
import {
  customisationDefaults as defaults,
  enquiryMailMessages as messages,
} from '@vitrine/contract/customisation/messages';
import { colour, font, text } from './look.ts';
import type { EnquiryMailData, RenderedMail } from './mail-data.ts';
import { DesignImage } from './parts/DesignImage.tsx';
import { MailButton } from './parts/MailButton.tsx';
import { MailFrame } from './parts/MailFrame.tsx';
import { type Fact, Facts, Items, TwoColumns } from './parts/Rows.tsx';
import { filled, singleLine, subjectLine, unlinked, webAddress } from './plain-words.ts';

export type OrganisationEnquiryData = EnquiryMailData & {
  /** The enquiry in the dashboard. */
  enquiryUrl: string;
};

const A_FIRST_NAME = /^[\p{L}\p{M}'’-]{1,24}$/u;

const mailAddress = (email: string): string => `mailto:${encodeURIComponent(singleLine(email)).replaceAll('%40', '@')}`;

/** Names the customer only where the first word can be nothing but a name. */
const replyLabel = (name: string): string => {
  const first = singleLine(name).split(' ')[0] ?? '';
  return A_FIRST_NAME.test(first) ? messages.reply(first) : messages.replyUnnamed;
};

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

const factsOf = ({ enquiry, sceneName }: EnquiryMailData): Fact[] => {
  const fact = (label: string, value: string | null): Fact[] => {
    const words = filled(value);
    return words === null ? [] : [{ label, value: unlinked(words) }];
  };
  return [
    ...fact(messages.name, enquiry.name),
    { label: messages.email, value: singleLine(enquiry.email), href: mailAddress(enquiry.email) },
    ...fact(messages.phone, enquiry.phone),
    ...fact(messages.postcode, enquiry.postcode),
    ...fact(messages.budget, enquiry.budget),
    ...Object.entries(enquiry.customFields).flatMap(([label, value]) => fact(unlinked(capitalised(label)), value)),
    ...fact(messages.scene, sceneName),
  ];
};

const sentenceOf = ({ enquiry, configuratorName }: EnquiryMailData): string =>
  messages.saved(unlinked(enquiry.name), configuratorName, enquiry.createdAt);

const belowOf = ({ organisation }: EnquiryMailData): string =>
  [messages.sentFor(organisation.name), filled(organisation.address)].filter(Boolean).join(', ');

/** The mail to those who answer enquiries: who saved what, with the way to the dashboard and to the customer. */
export const OrganisationEnquiry = (mail: OrganisationEnquiryData) => {
  const enquiryUrl = webAddress(mail.enquiryUrl);
  return (
    <MailFrame
      organisation={mail.organisation}
      preview={sentenceOf(mail)}
      reason={messages.organisationReason(mail.configuratorName)}
      below={belowOf(mail)}
    >
      <h1 style={text.title}>{messages.organisationTitle}</h1>
      <p style={text.sentence}>{sentenceOf(mail)}</p>
      <DesignImage
        url={mail.imageUrl}
        alt={messages.imageOfEnquiry(mail.configuratorName, unlinked(mail.enquiry.name))}
      />
      <div style={{ padding: '20px 0' }}>
        {enquiryUrl === null ? null : (
          <MailButton href={enquiryUrl} face="accent">
            {messages.viewEnquiry}
          </MailButton>
        )}
        <a
          href={mailAddress(mail.enquiry.email)}
          style={{
            display: 'inline-block',
            padding: enquiryUrl === null ? '12px 0' : '12px 20px',
            font: `bold 14px/20px ${font}`,
            color: colour.accentInk,
            textDecoration: 'none',
          }}
        >
          {replyLabel(mail.enquiry.name)}
        </a>
      </div>
      <TwoColumns apart left={<Facts facts={factsOf(mail)} />} right={<Items items={mail.items} />} />
    </MailFrame>
  );
};

const textOf = (mail: OrganisationEnquiryData): string => {
  const enquiryUrl = webAddress(mail.enquiryUrl);
  const sections = [
    `${messages.organisationTitle}\n${sentenceOf(mail)}`,
    enquiryUrl === null ? '' : `${messages.viewEnquiry}: ${enquiryUrl}`,
    factsOf(mail)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    mail.items.map((item) => `${unlinked(item.component)}: ${unlinked(item.name)}`).join('\n'),
    messages.organisationReason(mail.configuratorName),
    belowOf(mail),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
};

/** Subject, HTML and plain text of the mail about a new enquiry (decision B18, C-MAIL-01, -05, -06). */
export const renderOrganisationEnquiry = async (mail: OrganisationEnquiryData): Promise<RenderedMail> => {
  const { customisation, enquiry } = mail;
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
    html: await render(<OrganisationEnquiry {...mail} />),
    text: textOf(mail),
  };
};
