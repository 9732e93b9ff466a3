/** The door, panel or section that the next choice applies to. It stays while other groups are open. */
export interface Selection {
  selected: string;
  select: (which: string) => void;
}
