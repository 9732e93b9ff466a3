import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'The viewer stays blank',
      cause: 'The script did not load, or the element has no height.',
      steps: [
        'Open the browser console on the page and look for a blocked or missing vitrine.js.',
        'Compare the page with the code on the Embedded Code tab; the script needs type="module".',
        'If the page has a content security policy, allow the content host in script-src, img-src and connect-src.',
      ],
    },
    {
      title: 'The viewer says that this website is not authorized',
      cause: 'It starts on the authorized domain of your organization and its subdomains only.',
      steps: [
        'Compare the address of the page with the authorized domain, including a test or staging address.',
        'Write to support with the domain to add.',
      ],
    },
    {
      title: 'The viewer has the wrong size',
      cause: 'It takes the width and height that the page gives it.',
      steps: [
        'Set display: block and a height on vitrine-configurator in your style sheet.',
        'Look for a container around it with a fixed width, or with overflow hidden.',
      ],
    },
    {
      title: 'The page still shows an old version',
      cause: 'A saved version is not live before it is deployed, and a cache may keep the page itself.',
      steps: [
        'Check on the Data tab that your version is marked as currently deployed.',
        'Load the page without its cache: Ctrl + F5, or Cmd + Shift + R.',
        'Clear the cache of your shop system or content delivery network.',
      ],
    },
    {
      title: 'Images are missing',
      cause: 'An image was left out of the upload, or the page blocks the content host.',
      steps: [
        'Check on the Data tab that the item has its image.',
        'Allow the content host in img-src of the content security policy.',
        'Switch off content blockers and try again.',
      ],
    },
    {
      title: 'Emails do not arrive',
      cause: 'The address is missing from the list, or the email was sorted out as spam.',
      steps: [
        'Check the recipients on the Notifications tab.',
        'Look in the spam folder, and allow our sender in your email system.',
        'Send yourself a test email from the Emails tab under Customization.',
      ],
    },
    {
      title: 'A cookie banner or consent tool blocks the viewer',
      cause: 'Consent tools hold back scripts that they do not know.',
      steps: [
        'List the viewer as necessary: it sets no cookie and stores nothing on the device.',
        'Exclude vitrine.js from automatic blocking.',
      ],
    },
  ],
};
