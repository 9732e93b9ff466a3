import { Box, Group, Text } from '@mantine/core';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import type { ComponentType, ReactNode } from 'react';
import classes from './Guides.module.css';

/** A browser window; the important part of a step is in the accent colour. */
const Screen = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 200 120" className={classes.svg} aria-hidden="true">
    <rect x="8.5" y="8.5" width="183" height="103" rx="5" className={classes.paper} />
    <path d="M8.500 24.500h183" className={classes.stroke} />
    <circle cx="18" cy="16.500" r="2" className={classes.soft} />
    <circle cx="26" cy="16.500" r="2" className={classes.soft} />
    <circle cx="34" cy="16.500" r="2" className={classes.soft} />
    {children}
  </svg>
);

const EditSite = () => (
  <Screen>
    <rect x="24" y="36" width="90" height="6" rx="3" className={classes.soft} />
    <rect x="24" y="50" width="60" height="4" rx="2" className={classes.soft} />
    <rect x="24" y="60" width="72" height="4" rx="2" className={classes.soft} />
    <rect x="128" y="34" width="48" height="16" rx="4" className={classes.accent} />
    <path d="M136 42h32" className={classes.onAccent} />
    <path d="m158 58 4 14 4-6 7-2z" className={classes.ink} />
  </Screen>
);

const AddElements = () => (
  <Screen>
    <rect x="9" y="25" width="24" height="86" className={classes.sunken} />
    <path d="M33.500 25v86" className={classes.stroke} />
    <circle cx="21" cy="40" r="8" className={classes.accent} />
    <path d="M21 36v8M17 40h8" className={classes.onAccent} />
    <circle cx="21" cy="62" r="5" className={classes.soft} />
    <circle cx="21" cy="80" r="5" className={classes.soft} />
    <rect x="50" y="40" width="124" height="56" rx="4" className={classes.dashed} />
  </Screen>
);

const EmbedHtml = () => (
  <Screen>
    <rect x="20" y="34" width="64" height="66" rx="4" className={classes.paper} />
    <rect x="28" y="42" width="36" height="4" rx="2" className={classes.soft} />
    <rect x="26" y="54" width="52" height="16" rx="3" className={classes.accentSoft} />
    <path d="m38 58-4 4 4 4M46 58l4 4-4 4" className={classes.accentLine} />
    <rect x="28" y="80" width="44" height="4" rx="2" className={classes.soft} />
    <path d="M90 62h20m-6-5 6 5-6 5" className={classes.accentLine} />
    <rect x="118" y="40" width="58" height="50" rx="4" className={classes.dashed} />
  </Screen>
);

const PasteAndApply = () => (
  <Screen>
    <rect x="34" y="32" width="132" height="72" rx="4" className={classes.paper} />
    <path d="m48 46-5 5 5 5M58 46l5 5-5 5" className={classes.accentLine} />
    <rect x="72" y="44" width="76" height="4" rx="2" className={classes.soft} />
    <rect x="72" y="54" width="58" height="4" rx="2" className={classes.soft} />
    <rect x="44" y="66" width="88" height="4" rx="2" className={classes.soft} />
    <rect x="116" y="82" width="40" height="14" rx="4" className={classes.accent} />
    <path d="m130 89 4 4 8-8" className={classes.onAccent} />
  </Screen>
);

const Publish = () => (
  <Screen>
    <rect x="142" y="11" width="40" height="11" rx="3" className={classes.accent} />
    <path d="M150 16.500h24" className={classes.onAccent} />
    <rect x="24" y="36" width="152" height="64" rx="4" className={classes.accentSoft} />
    <path d="M24 82l40-24 30 18 36-26 46 34" className={classes.accentLine} />
    <circle cx="52" cy="50" r="5" className={classes.accent} />
  </Screen>
);

/** In the order of the steps. */
const WIX_DRAWINGS: readonly ComponentType[] = [EditSite, AddElements, EmbedHtml, PasteAndApply, Publish];

/** The five steps in order, each with a drawing of where to look. */
export const WixSteps = () => (
  <ol className={classes.steps} aria-label={messages.wixGuide}>
    {messages.wixSteps.map(({ title, text }, at) => {
      const Drawing = WIX_DRAWINGS[at];
      return (
        <li key={title}>
          <Box bd="1px solid var(--vt-line)" bdrs={8} bg="var(--vt-sunken)" style={{ overflow: 'hidden' }}>
            {Drawing && <Drawing />}
          </Box>
          <Group component="h3" gap={8} align="baseline" wrap="nowrap" mt={10} fz={14} fw={500} lh="20px">
            <Text span inherit c="gray" className="vt-digits">
              {at + 1}
            </Text>{' '}
            {title}
          </Group>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </li>
      );
    })}
  </ol>
);
