/** Programs that show a model in the room, by device; others have none of their own. */
export type RoomDevice = 'apple' | 'android' | 'other';

/** The device that sends this User-Agent. An iPad that calls itself a Mac is 'other': nothing tells them apart. */
export function roomDevice(userAgent: string | undefined): RoomDevice {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent ?? '')) return 'apple';
  return /\bAndroid\b/.test(userAgent ?? '') ? 'android' : 'other';
}

/** The address by which Quick Look opens a model in its true size, and shares the page instead of the file. */
export const quickLookAddress = (usdz: string, page: string): string =>
  `${usdz}#allowsContentScaling=0&canonicalWebPageURL=${encodeURIComponent(page)}`;

/** The address by which Android's Scene Viewer opens a model in its true size; browsers without it open the page. */
export function sceneViewerAddress(glb: string, { title, page }: { title: string; page: string }): string {
  const query = new URLSearchParams({ file: glb, mode: 'ar_preferred', resizable: 'false', title, link: page });
  const intent = [
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end;',
  ];
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#${intent.join(';')}`;
}
