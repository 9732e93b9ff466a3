import type { Replacement } from './config-string.ts';
import type { Design } from './design.ts';
import type { ChosenItem } from './design-items.ts';

export interface RestoredDesign {
  design: Design;
  /** A choice that this version no longer offers, and its replacement. */
  replaced: Replacement[];
}

/** All rules about designs of one data file that the viewer needs, whatever its kind. */
export interface DesignModel {
  /** The design before a visitor chooses. */
  start(): Design;
  /** The design with another choice in one part; the same object when the choice is not offered or already made. */
  choose(design: Design, part: string, choice: string): Design;
  /** The design as a short text. */
  write(design: Design): string;
  /** The design that a text describes, on this version of the file. */
  restore(text: string): RestoredDesign;
  /** Whether a text names any part of this file. If not, it belongs to another viewer. */
  knows(text: string): boolean;
  /** The design as a list of its items. */
  items(design: Design): ChosenItem[];
}
