/** Widths that previews are looked at in. */
export const WIDTHS = [
  { key: 'desktop', label: 'Desktop' },
  { key: 'phone', label: 'Phone' },
] as const;
