import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { typeName } from '@vitrine/contract/configurators/limits';
import { sampleEnquiry } from '@vitrine/contract/customisation/samples';
import type { EmailPreview, EmailPreviewInput } from '@vitrine/contract/customisation/schemas';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import { type ChosenItem, designItems } from '@vitrine/domain/design/design-items';
import { emailLanguage } from '@vitrine/domain/emails/email-language';
import { textsInLanguage } from '@vitrine/domain/emails/texts-in-language';
import type { EnquiryEmailData, RenderedEmail } from '@vitrine/emails/email-data';
import { findVersion } from '@vitrine/store/versions/queries';
import { loadTenantTexts, loadVisitorTexts } from '@vitrine/texts/load-email-texts';
import { contentPaths } from '../../hosting/paths.ts';
import type { CustomisationTarget } from '../../publish/customisation-target.ts';
import type { Services } from '../../services.ts';
import { readCustomisation } from './read-customisation.ts';

/** How many items a sample names: enough to see how a list looks. */
const SAMPLE_ITEMS = 6;

/**
 * Both emails about an enquiry with these texts, for a sample design: the visitor's in the language that the input names,
 * the other in the tenant's.
 */
export async function sampleEmails(
  services: Services,
  target: CustomisationTarget,
  { emails, texts, language: named }: EmailPreviewInput,
): Promise<{ customer: RenderedEmail & { from: string }; organisation: RenderedEmail & { from: string } }> {
  const own = target.copy?.reseller.language;
  const language = emailLanguage(own, target.organisation.language);
  const visitor = named ?? language;
  const { language: ofTexts } = await readCustomisation(services.db, target);
  const customisation = textsInLanguage(emails, { language: ofTexts, texts }, visitor);
  const data = await sampleData(services, target);
  // The templates are heavy to load: only calls that show an email load them.
  const { renderCustomerDesign } = await import('@vitrine/emails/customer-design');
  const { renderOrganisationEnquiry } = await import('@vitrine/emails/organisation-enquiry');
  const enquiryUrl = `${services.addresses.origin(target.organisation.accessSubdomain ?? 'admin')}/enquiries`;
  const lists = [target.copy?.grant.contactEmail, target.record.contactEmail];
  const isDefaultRecipient = lists.every((list) => !list?.length);
  const tenant = (target.copy?.reseller ?? target.organisation).name;
  return {
    customer: {
      ...(await renderCustomerDesign({ ...data, language: visitor, customisation })),
      from: emails.customer_from ?? tenant,
    },
    organisation: {
      ...(await renderOrganisationEnquiry({
        ...{ ...data, language, customisation: emails },
        ...{ enquiryUrl, isDefaultRecipient },
      })),
      from: tenant,
    },
  };
}

const shownOf = ({ from, subject, html }: RenderedEmail & { from: string }) => ({ from, subject, html });

/** Both emails as Customisation shows them, with the product's texts for what the input leaves empty. */
export async function previewEmails(
  services: Services,
  target: CustomisationTarget,
  input: EmailPreviewInput,
): Promise<EmailPreview> {
  const { customer, organisation } = await sampleEmails(services, target, input);
  const language = emailLanguage(target.copy?.reseller.language, target.organisation.language);
  const { design } = await loadVisitorTexts(input.language ?? language);
  const { enquiry } = await loadTenantTexts(language);
  return {
    customer: shownOf(customer),
    organisation: shownOf(organisation),
    defaults: {
      customer_subject: design.subject,
      enquiry_subject: enquiry.subject,
      header_title: design.title,
      header_text: design.text(target.record.name),
    },
  };
}

async function sampleData(
  services: Services,
  target: CustomisationTarget,
): Promise<Omit<EnquiryEmailData, 'language' | 'customisation'>> {
  const { addresses, clock } = services;
  const { record, stored, copy } = target;
  const tenant = copy?.reseller ?? target.organisation;
  const ownLogo = (stored.logos as { emails?: string } | undefined)?.emails ?? null;
  const logo = ownLogo ?? (tenant.logo && `${tenant.dataUrl}/${tenant.logo.replace(/\.svg$/i, '.png')}`);
  return {
    organisation: { name: tenant.name, logoUrl: logo && `${addresses.content}/${logo}`, address: tenant.address },
    configuratorName: record.name,
    sceneName: null,
    enquiry: { ...sampleEnquiry, createdAt: clock() },
    now: clock(),
    items: (await sampleItems(services, target)).map(({ component, name }) => ({
      component,
      name,
      thumbnailUrl: null,
    })),
    imageUrl: record.image && `${addresses.content}/${record.image}`,
    designUrl: tenant.authorisedDomain && `https://${tenant.authorisedDomain}/`,
  };
}

/** The first choices of the live version; empty for kinds without layers, and for configurators never deployed. */
async function sampleItems({ content, db }: Services, { record, copy }: CustomisationTarget): Promise<ChosenItem[]> {
  const type = typeName(record.typeId);
  const live = copy?.grant.version ?? record.deployedVersion;
  if (live === null || (type !== 'panoramic' && type !== 'stockset')) return [];
  const row = await findVersion(db, record.id, live);
  const bytes = row && (await content.read(contentPaths(record.dataUrl).minifiedData(row)));
  if (!bytes) return [];
  const file = expandFile(JSON.parse(bytes.toString('utf8'))) as LayeredFile;
  return designItems(file, defaultDesign(file)).slice(0, SAMPLE_ITEMS);
}
