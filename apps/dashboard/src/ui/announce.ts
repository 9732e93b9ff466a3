const REGION_ID = 'vt-announcer';

const region = (): HTMLElement => {
  const known = document.getElementById(REGION_ID);
  if (known) return known;
  const made = document.createElement('div');
  made.id = REGION_ID;
  made.className = 'vt-unseen';
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
};

/** Tells assistive technology what changed where nothing on screen takes focus. The same sentence can be said twice. */
export const announce = (sentence: string): void => {
  const place = region();
  place.textContent = '';
  requestAnimationFrame(() => {
    place.textContent = sentence;
  });
};
