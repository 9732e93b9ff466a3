import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';

const glass: MantineColorsTuple = [
  '#EDF6F3',
  '#D8ECE5',
  '#B9D9CF',
  '#8ACFBD',
  '#62B9A4',
  '#3A927D',
  '#1F6F5F',
  '#1A6454',
  '#144D41',
  '#0D342C',
];
const gray: MantineColorsTuple = [
  '#FAF9F7',
  '#F5F3EF',
  '#EAE6DF',
  '#D9D4CB',
  '#B8AF9F',
  '#8E877C',
  '#6A645B',
  '#57524A',
  '#36322D',
  '#1C1A17',
];
const dark: MantineColorsTuple = [
  '#EFECE6',
  '#B5AFA5',
  '#98928A',
  '#746E66',
  '#3A3733',
  '#2B2926',
  '#211F1D',
  '#1A1917',
  '#161513',
  '#121110',
];

const CHEVRON = createElement(IconChevronDown, { size: 16, stroke: 1.6, 'aria-hidden': true });

const OUT_MS = 107;
const IN_MS = 160;
const TOOLTIP_MS = 300;

/** Component defaults stay plain objects: `Button.extend` would pull every component into the first bundle. */
export const theme = createTheme({
  primaryColor: 'glass',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  black: '#1C1A17',
  defaultRadius: 'sm',
  colors: { glass, gray, dark },
  fontFamily: "'Geist Variable', system-ui, sans-serif",
  fontFamilyMonospace: "'Geist Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '24px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '32px' },
      h2: { fontSize: '18px', lineHeight: '24px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '12px' },
  // Of the window alone, as in the style sheets: not of the browser's font size, which em would follow.
  breakpoints: { xs: '576px', sm: '800px', md: '1100px', lg: '1200px', xl: '1536px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { variant: 'default' } },
    // Text has the direction of its own letters; base.css says so for text that is only shown.
    Input: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    Badge: { defaultProps: { component: 'span' } },
    Loader: { defaultProps: { size: 16, loaders: { oval: 'span' } } },
    ModalRoot: { defaultProps: { transitionProps: { transition: 'fade', duration: 0, exitDuration: OUT_MS } } },
    Menu: {
      defaultProps: {
        radius: 'md',
        offset: 6,
        // The first item has the focus instead: a menu may contain nothing else that has it.
        withInitialFocusPlaceholder: false,
        transitionProps: { transition: 'pop', duration: IN_MS, exitDuration: OUT_MS },
      },
    },
    Tooltip: {
      defaultProps: {
        radius: 'sm',
        offset: 6,
        openDelay: TOOLTIP_MS,
        events: { hover: true, focus: true, touch: true },
        transitionProps: { duration: IN_MS },
      },
    },
    InputWrapper: {
      defaultProps: { errorProps: { role: 'alert' }, inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    },
    NativeSelect: { defaultProps: { rightSection: CHEVRON } },
    Select: {
      defaultProps: {
        allowDeselect: false,
        withCheckIcon: true,
        checkIconPosition: 'right',
        maxDropdownHeight: 300,
        rightSection: CHEVRON,
        rightSectionPointerEvents: 'none',
        comboboxProps: { position: 'bottom-end', width: 'max-content' },
      },
    },
  },
});

/** Mantine's own variables follow the tokens of tokens.css, which hold light and dark. */
const variables = {
  '--mantine-color-body': 'var(--vt-surface)',
  '--mantine-color-text': 'var(--vt-ink)',
  '--mantine-color-bright': 'var(--vt-ink)',
  '--mantine-color-dimmed': 'var(--vt-text-2)',
  '--mantine-color-gray-text': 'var(--vt-text-3)',
  '--mantine-color-red-text': 'var(--vt-red)',
  '--mantine-color-yellow-text': 'var(--vt-amber)',
  '--mantine-color-glass-text': 'var(--vt-accent-ink)',
  '--mantine-color-placeholder': 'var(--vt-text-3)',
  '--mantine-color-default': 'var(--vt-surface)',
  '--mantine-color-default-hover': 'var(--vt-hover)',
  '--mantine-color-default-color': 'var(--vt-ink)',
  '--mantine-color-default-border': 'var(--vt-line-strong)',
  '--mantine-color-error': 'var(--vt-red)',
  '--mantine-color-anchor': 'var(--vt-accent-ink)',
  '--mantine-color-disabled': 'var(--vt-sunken)',
  '--mantine-color-disabled-color': 'var(--vt-text-3)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: variables, dark: variables });
