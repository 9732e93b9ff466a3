/** Which of several things at once the visitor is choosing for: doors, panels, sections. Kept while other groups are open. */
export interface Focus {
  which: string;
  choose: (which: string) => void;
}
