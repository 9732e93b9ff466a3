import type { CSSProperties } from 'react';

/** Colours and fonts of emails. Email programs support neither variables nor web fonts. */
export const colour = {
  canvas: '#F5F3EF',
  surface: '#FFFFFF',
  line: '#E8E4DD',
  lineStrong: '#D9D4CB',
  ink: '#1C1A17',
  text2: '#57524A',
  text3: '#6A645B',
  accent: '#1F6F5F',
  accentInk: '#1A6454',
} as const;

export const font = 'Arial, Helvetica, sans-serif';

export const width = { email: 640, padding: 32, gap: 32, thumbnail: 24, logoHeight: 28, logo: 220 } as const;
export const imageWidth = width.email - 2 * width.padding - 2;

export const text = {
  title: { margin: 0, font: `bold 24px/30px ${font}`, color: colour.ink },
  sentence: { margin: '6px 0 0', font: `15px/23px ${font}`, color: colour.text2, whiteSpace: 'pre-line' },
  section: { margin: 0, font: `bold 16px/24px ${font}`, color: colour.ink },
  row: { font: `13px/19px ${font}`, color: colour.ink },
  label: { font: `13px/19px ${font}`, color: colour.text2 },
  small: { margin: 0, font: `12px/18px ${font}`, color: colour.text3 },
} as const satisfies Record<string, CSSProperties>;

/** Rules that inline styles cannot express. Programs that ignore them show the same email with columns side by side. */
export const phoneStyles = `
  @media (max-width: 620px) {
    .vt-outer { padding: 0 !important; }
    .vt-card { border-left: 0 !important; border-right: 0 !important; border-radius: 0 !important; }
    .vt-pad { padding-left: 20px !important; padding-right: 20px !important; }
    .vt-stack { display: block !important; width: 100% !important; box-sizing: border-box !important; }
    .vt-gap { display: block !important; width: 100% !important; height: 0 !important; font-size: 0 !important; line-height: 0 !important; }
    .vt-gap-tall { height: 20px !important; }
    .vt-image { width: 100% !important; height: auto !important; }
  }`;
