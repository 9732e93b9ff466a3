import { defineMessages, message } from '../../texts/define-messages.ts';
/** Texts of the API Tests page. docs/requirements.tsv quotes the status lines. */
export const apiTestMessages = defineMessages('enquiries/api-test', {
  title: 'API Tests',
  select: 'Select a test to begin',
  sending: 'Sending test email data',
  succeeded: 'Success: Please check emails have been received.',
  failed: 'Something went wrong, check the network response.',
  threw: 'Request failed, check the network response.',

  tokenTitle: 'Generated token',
  token: 'Token',
  tokenHelp: 'Created for this page. It can send test enquiries for an hour and do nothing else.',
  emailTests: 'Email tests',
  emailTestsHelp: (organisation: string) =>
    message('Each test creates a sample enquiry of the organisation {organisation} and sends both of its emails.', {
      organisation,
    }),
  customerEmail: 'Customer email',
  organisationEmail: 'Organisation email',
  noOrganisation: (organisation: string) =>
    message('There is no organisation named {organisation} yet', { organisation }),
  status: 'Status',
  tests: { floors: 'Floor', robes: 'Wardrobe', panoramic: 'Stockset/Pano' },
});
