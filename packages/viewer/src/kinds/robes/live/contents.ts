/** Materials of what is in the wardrobe, besides its boards. */
export const CONTENTS: ReadonlySet<string> = new Set(['cloth', 'chrome', 'dark']);
