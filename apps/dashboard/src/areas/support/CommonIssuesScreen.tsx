import { Box, Stack, Text } from '@mantine/core';
import { IconCalendar, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import { supportMessages as messages } from '@vitrine/contract/support/messages';
import type { supportRoutes } from '@vitrine/contract/support/routes';
import type { SupportDetails } from '@vitrine/contract/support/schemas';
import { call } from '../../calls/call.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { Section } from '../../ui/page/Section.tsx';
import classes from './CommonIssuesScreen.module.css';

const readSupport = () => call<typeof supportRoutes.readSupport>('GET', '/support', {});

const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

const Details = ({ email, phone, booking_url }: SupportDetails) => {
  const contacts = [
    { Icon: IconMail, label: messages.email, text: email, href: `mailto:${email}` },
    { Icon: IconPhone, label: messages.phone, text: phone, href: `tel:${phone?.replace(/[^+\d]/g, '')}` },
    { Icon: IconCalendar, label: messages.bookHelp, text: booking_url && messages.book, href: booking_url ?? '' },
  ].filter(({ text }) => text !== null);
  if (contacts.length === 0) return <p>{messages.noContacts}</p>;
  return (
    <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8} className="vt-divided" aria-label={messages.contacts}>
      {contacts.map(({ Icon, label, text, href }) => (
        <li key={label} className={classes.contact}>
          <Icon size={18} stroke={1.6} aria-hidden="true" />
          <Text span inherit c="dimmed" fz={13.5}>
            {label}
          </Text>
          <a className={classes.link} href={href} {...(href === booking_url && IN_NEW_TAB)}>
            {text}
          </a>
        </li>
      ))}
    </Box>
  );
};

/** The contacts that most installations have, in their final height. */
const ContactsSkeleton = () => (
  <Box bd="1px solid var(--vt-line)" bdrs={8} className={classes.contactsSkeleton}>
    <RowsSkeleton label={messages.fetching} rows={3} image={false} />
  </Box>
);

/** How to reach the people who run the service. */
const Contacts = () => {
  const query = useQuery({ queryKey: ['support'], queryFn: readSupport });
  return (
    <Section title={messages.contacts} help={messages.contactsHelp}>
      {query.data ? (
        <Details {...query.data} />
      ) : (
        <NotLoaded what={messages.theContacts} query={query} skeleton={<ContactsSkeleton />} />
      )}
    </Section>
  );
};

/** Whom to ask, and what usually helps: the Common Issues tab, and the body of the Support page. */
export const CommonIssuesScreen = () => (
  <>
    <Contacts />
    <Section title={messages.issues}>
      <Box component="ul" bd="1px solid var(--vt-line)" bdrs={8} className="vt-divided" aria-label={messages.issues}>
        {commonIssueMessages.issues.map(({ title, cause, steps }) => (
          <li key={title}>
            <details className={classes.issue}>
              <summary className={classes.title}>{title}</summary>
              <Box px={16} maw={640} pb={16} c="dimmed" fz={13.5} lh="20px">
                <p>{cause}</p>
                <Stack component="ol" gap={4} mx={0} mt={8} mb={0} pl={20} c="var(--vt-ink)">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </Stack>
              </Box>
            </details>
          </li>
        ))}
      </Box>
    </Section>
  </>
);
