import { SimpleGrid } from '@mantine/core';
import { integrationMessages as messages } from '@vitrine/contract/integration/messages';
import type { ComponentType, ReactNode } from 'react';
import {
  ACCENT,
  ACCENT_LINE,
  ACCENT_SOFT,
  DASHED,
  DRAWING,
  GuideStep,
  INK,
  ON_ACCENT,
  PAPER,
  SOFT,
  STROKE,
  SUNKEN,
} from './guide-parts.tsx';

/** A browser window; the important part of a step is in the accent colour. */
const Screen = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 200 120" {...DRAWING} aria-hidden="true">
    <rect x="8.5" y="8.5" width="183" height="103" rx="5" {...PAPER} />
    <path d="M8.500 24.500h183" {...STROKE} />
    <circle cx="18" cy="16.500" r="2" {...SOFT} />
    <circle cx="26" cy="16.500" r="2" {...SOFT} />
    <circle cx="34" cy="16.500" r="2" {...SOFT} />
    {children}
  </svg>
);

const EditSite = () => (
  <Screen>
    <rect x="24" y="36" width="90" height="6" rx="3" {...SOFT} />
    <rect x="24" y="50" width="60" height="4" rx="2" {...SOFT} />
    <rect x="24" y="60" width="72" height="4" rx="2" {...SOFT} />
    <rect x="128" y="34" width="48" height="16" rx="4" {...ACCENT} />
    <path d="M136 42h32" {...ON_ACCENT} />
    <path d="m158 58 4 14 4-6 7-2z" {...INK} />
  </Screen>
);

const AddElements = () => (
  <Screen>
    <rect x="9" y="25" width="24" height="86" {...SUNKEN} />
    <path d="M33.500 25v86" {...STROKE} />
    <circle cx="21" cy="40" r="8" {...ACCENT} />
    <path d="M21 36v8M17 40h8" {...ON_ACCENT} />
    <circle cx="21" cy="62" r="5" {...SOFT} />
    <circle cx="21" cy="80" r="5" {...SOFT} />
    <rect x="50" y="40" width="124" height="56" rx="4" {...DASHED} />
  </Screen>
);

const EmbedHtml = () => (
  <Screen>
    <rect x="20" y="34" width="64" height="66" rx="4" {...PAPER} />
    <rect x="28" y="42" width="36" height="4" rx="2" {...SOFT} />
    <rect x="26" y="54" width="52" height="16" rx="3" {...ACCENT_SOFT} />
    <path d="m38 58-4 4 4 4M46 58l4 4-4 4" {...ACCENT_LINE} />
    <rect x="28" y="80" width="44" height="4" rx="2" {...SOFT} />
    <path d="M90 62h20m-6-5 6 5-6 5" {...ACCENT_LINE} />
    <rect x="118" y="40" width="58" height="50" rx="4" {...DASHED} />
  </Screen>
);

const PasteAndApply = () => (
  <Screen>
    <rect x="34" y="32" width="132" height="72" rx="4" {...PAPER} />
    <path d="m48 46-5 5 5 5M58 46l5 5-5 5" {...ACCENT_LINE} />
    <rect x="72" y="44" width="76" height="4" rx="2" {...SOFT} />
    <rect x="72" y="54" width="58" height="4" rx="2" {...SOFT} />
    <rect x="44" y="66" width="88" height="4" rx="2" {...SOFT} />
    <rect x="116" y="82" width="40" height="14" rx="4" {...ACCENT} />
    <path d="m130 89 4 4 8-8" {...ON_ACCENT} />
  </Screen>
);

const Publish = () => (
  <Screen>
    <rect x="142" y="11" width="40" height="11" rx="3" {...ACCENT} />
    <path d="M150 16.500h24" {...ON_ACCENT} />
    <rect x="24" y="36" width="152" height="64" rx="4" {...ACCENT_SOFT} />
    <path d="M24 82l40-24 30 18 36-26 46 34" {...ACCENT_LINE} />
    <circle cx="52" cy="50" r="5" {...ACCENT} />
  </Screen>
);

/** In the order of the steps. */
const WIX_DRAWINGS: readonly ComponentType[] = [EditSite, AddElements, EmbedHtml, PasteAndApply, Publish];

/** The five steps in order, each with a drawing of where to look. */
export const WixSteps = () => (
  <SimpleGrid
    component="ol"
    minColWidth={220}
    spacing={24}
    mb={20}
    mt={0}
    p={0}
    className="vt-unlisted"
    aria-label={messages.wixGuide}
  >
    {messages.wixSteps.map((step, at) => {
      const Drawing = WIX_DRAWINGS[at];
      return <GuideStep key={step.title} drawing={Drawing && <Drawing />} number={at + 1} {...step} />;
    })}
  </SimpleGrid>
);
