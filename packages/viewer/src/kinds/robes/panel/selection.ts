/** The door, panel or section that the next choice applies to. Kept while other groups are open. */
export interface Selection {
  selected: string;
  select: (which: string) => void;
}
