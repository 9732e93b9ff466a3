import { configuratorMessages } from '../configurators/messages.ts';
import { customisationMessages } from '../customisation/messages.ts';
import { imageSizeMessages } from '../designs/size-messages.ts';
import { followUpMessages } from '../enquiries/follow-up-messages.ts';
import { languageName } from '../languages/language-name.ts';
import type { Language } from '../languages/limits.ts';
import { languageMessages } from '../languages/messages.ts';
import { organisationMessages } from '../organisations/messages.ts';
import { resellerMessages } from '../resellers/messages.ts';
import { uiMessages } from '../screens/messages.ts';
import { routeTitles } from '../screens/titles.ts';
import { deviceName } from '../session/device-name.ts';
import { defineMessages, message, textFrom } from '../texts/define-messages.ts';
import { translationScreenMessages } from '../translations/screen-messages.ts';

/**
 * What the details of activity say besides names. Events store the key and the values, so a phrase is never removed or
 * renamed, and its values never change. The labels of settings are those of their screens.
 */
export const auditPhrases = defineMessages('audit/phrases', {
  enquiry: ({ id }: { id: number }) => message('Enquiry {id}', { id }),
  enquiries: ({ count }: { count: number }) =>
    message('{count, plural, one {1 enquiry} other {# enquiries}}', { count }),
  quotes: ({ count }: { count: number }) => message('{count, plural, one {1 quote} other {# quotes}}', { count }),
  'retention.off': textFrom(() => followUpMessages.retentionOff),
  'retention.on': ({ months }: { months: number }) =>
    message('Enquiries are deleted after {months} months.', { months }),
  translations: ({ language, count }: { language: Language; count: number }) =>
    message('{language}: {count, number}', { language: languageName(language), count }),

  'session.opened': ({ method, device }: { method: string; device: string }) =>
    message('{method}, {device}', { method, device: deviceName(device) }),
  'session.one': 'One session',
  'session.all': 'All sessions',
  'session.another': 'Another session',
  'session.others': 'All other sessions',
  'method.password': 'Password',
  'method.invitation': 'Invitation',
  'method.reset': 'Reset link',
  'method.domain': 'Carried over to the own domain',
  'method.app': 'Authenticator app',
  'method.recovery': 'Recovery code',
  'method.passkey': ({ name }: { name: string }) => message('Passkey "{name}"', { name }),
  'second_step.wrong': 'Second step',
  'second_step.all': 'All of them',
  'second_step.required': 'A second step is required',
  'second_step.optional': 'A second step is optional',

  'invitation.again': ({ email }: { email: string }) => message('{email}, again', { email }),
  'user.first_name': ({ after, before }: { after: string; before: string }) =>
    message('First name: {after}, was {before}', { after, before }),
  'user.last_name': ({ after, before }: { after: string; before: string }) =>
    message('Second name: {after}, was {before}', { after, before }),
  'user.email': ({ after, before }: { after: string; before: string }) =>
    message('Email address: {after}, was {before}', { after, before }),
  'user.email_stays': ({ email, other }: { email: string; other: string }) =>
    message('Email address: stays {email}, not {other}', { email, other }),
  'access.added': ({ permissions }: { permissions: string }) => message('May now {permissions}', { permissions }),
  'access.removed': ({ permissions }: { permissions: string }) =>
    message('May no longer {permissions}', { permissions }),
  'permission.users.edit': 'edit users',
  'permission.users.invite': 'invite users',
  'permission.users.create': 'create users',
  'permission.configurators.create': 'create configurators',
  'permission.organisations.admin': 'manage the organisation',
  'permission.configurators': 'manage configurators',

  'reseller.granted': ({ name }: { name: string }) => message('{name} granted', { name }),
  'reseller.revoked': ({ name }: { name: string }) => message('{name} taken back', { name }),
  'prices.total': 'Visitors see: total',
  'prices.from': 'Visitors see: from',
  'prices.none': 'Visitors see: none',
  'webhook.added': 'webhook added',
  'webhook.changed': 'webhook changed',
  'webhook.renewed': 'webhook secret renewed',
  'webhook.removed': 'webhook removed',
  'spreadsheet.connected': 'spreadsheet connected',
  'spreadsheet.disconnected': 'spreadsheet disconnected',
  'domain.set': ({ domain }: { domain: string }) => message('own domain {domain}', { domain }),
  'domain.proved': ({ domain }: { domain: string }) => message('own domain {domain} proved', { domain }),
  'domain.removed': 'own domain removed',

  on: ({ setting }: { setting: string }) => message('{setting}: on', { setting }),
  off: ({ setting }: { setting: string }) => message('{setting}: off', { setting }),
  'setting.name': textFrom(() => uiMessages.name),
  'setting.logo': textFrom(() => organisationMessages.logo),
  'setting.banner': textFrom(() => organisationMessages.banner),
  'setting.contact_email': textFrom(() => uiMessages.contactEmail),
  'setting.language': textFrom(() => languageMessages.language),
  'setting.supports_presets': textFrom(() => configuratorMessages.presets),
  'setting.supports_save_design': textFrom(() => configuratorMessages.saveDesign),
  'setting.supports_style_finder': textFrom(() => configuratorMessages.styleFinder),
  'setting.enquiry_emails': textFrom(() => uiMessages.customerEnquiries),
  'setting.customisation': textFrom(() => uiMessages.customisation),
  'setting.presets': textFrom(() => configuratorMessages.presets),
  'setting.product_feed': textFrom(() => routeTitles.integrationFeed),
  'setting.image_sizes': textFrom(() => imageSizeMessages.title),
  'setting.catalogue_language': textFrom(() => translationScreenMessages.sourceTitle),
  'setting.primary': textFrom(() => organisationMessages.primary),
  'setting.enterprise': textFrom(() => organisationMessages.enterprise),
  'setting.localisation': textFrom(() => organisationMessages.localisation),
  'setting.authorised_domain': textFrom(() => organisationMessages.authorisedDomain),
  'setting.access_subdomain': textFrom(() => organisationMessages.subdomain),
  'setting.starting_at': textFrom(() => organisationMessages.contractStart),
  'setting.years': textFrom(() => organisationMessages.contractYears),
  'setting.sessions': textFrom(() => organisationMessages.contractSessions),
  'setting.tiles': textFrom(() => organisationMessages.contractTiles),
  'setting.logo_removal': 'Logo removal',
  'setting.call_to_action': textFrom(() => customisationMessages.cta),
  'setting.builds_copies': textFrom(() => resellerMessages.buildsCopies),
  'setting.postcode_areas': textFrom(() => followUpMessages.areas),
});

export type AuditPhraseKey = keyof typeof auditPhrases;

/** The settings that activity names: `setting.` and the field. */
export type AuditSetting = AuditPhraseKey extends infer Key
  ? Key extends `setting.${infer Name}`
    ? Name
    : never
  : never;
