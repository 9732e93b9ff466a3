import type { Replaced } from './config-string.ts';
import type { Design } from './design.ts';
import type { ChosenItem } from './design-items.ts';

export interface Restored {
  design: Design;
  /** What this version no longer offers, with what took its place. */
  replaced: Replaced[];
}

/** What can be designed with one data file, whatever its kind: every rule about designs that the viewer needs. */
export interface DesignModel {
  /** The design before anybody chose. */
  start(): Design;
  /** The design with another choice in one part; the very same design where that is not offered or is chosen already. */
  choose(design: Design, part: string, choice: string): Design;
  /** The design as a short text. */
  write(design: Design): string;
  /** The design that a text describes, on this version of the file. */
  restore(text: string): Restored;
  /** Whether a text names anything of this file: one that does not is meant for another viewer. */
  knows(text: string): boolean;
  /** The design as a list of what was chosen. */
  items(design: Design): ChosenItem[];
}
