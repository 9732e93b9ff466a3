/** Line drawings on a grid of 20; they take the colour of the text around them. */
const SHAPES = {
  chevron: ['m5.5 8 4.5 4.5L14.5 8'],
  check: ['m4.8 10.4 3.4 3.3 7-7.4'],
  close: ['m5 5 10 10M15 5 5 15'],
  plus: ['M10 4v12M4 10h12'],
  minus: ['M4 10h12'],
  expand: [
    'M3.5 7V5A1.5 1.5 0 0 1 5 3.5h2M13 3.5h2A1.5 1.5 0 0 1 16.5 5v2M16.5 13v2a1.5 1.5 0 0 1-1.5 1.5h-2M7 16.5H5A1.5 1.5 0 0 1 3.5 15v-2',
  ],
  shrink: [
    'M7 3.5v2A1.5 1.5 0 0 1 5.5 7h-2M16.5 7h-2A1.5 1.5 0 0 1 13 5.5v-2M13 16.5v-2a1.5 1.5 0 0 1 1.5-1.5h2M3.5 13h2A1.5 1.5 0 0 1 7 14.5v2',
  ],
  reset: ['M16.2 10a6.2 6.2 0 1 1-1.9-4.46l1.9 1.8', 'M16.4 3.6v3.9h-3.9'],
  warning: ['M10 3.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6Z', 'M10 6.8v3.7M10 13.3h.01'],
  done: ['M10 3.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6Z', 'm7.2 10.2 2 2 3.7-4'],
  drag: [
    'M8 10.8V6.4a1.2 1.2 0 0 1 2.4 0v3.4l3.7.9a1.5 1.5 0 0 1 1.1 1.8l-.5 2.4a2 2 0 0 1-2 1.6h-2a2.6 2.6 0 0 1-2-.9l-2.7-3.3a1 1 0 0 1 1.4-1.4Z',
    'M4.4 4.2 2.8 5.8l1.6 1.6M3 5.8h3M14 4.2l1.6 1.6L14 7.4M15.4 5.8h-3',
  ],
  share: [
    'M10 12V3.8M7 6.4l3-2.8 3 2.8',
    'M6.6 8.8H5.3a1 1 0 0 0-1 1v5.7a1 1 0 0 0 1 1h9.4a1 1 0 0 0 1-1V9.8a1 1 0 0 0-1-1h-1.3',
  ],
  download: ['M10 3.6v8.6M6.9 9.4l3.1 3 3.1-3', 'M4 14.4v1.1a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-1.1'],
  cart: ['M3 4h1.7l1.7 8.2h7.8l1.6-5.8H5.3', 'M7.6 15.6h.01M13.2 15.6h.01'],
  image: [
    'M4.5 3.5h11a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z',
    'm3.5 13 3.5-3.5 6.5 7M12 10.5l1.5-1.5 3 3',
  ],
} as const;

export type IconName = keyof typeof SHAPES;

/** Paths of a drawing that only one part needs. */
export type Drawing = readonly string[];

export function Icon({ shape, size = 20 }: { shape: IconName | Drawing; size?: number }) {
  const paths = typeof shape === 'string' ? SHAPES[shape] : shape;
  return (
    <svg className="icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
