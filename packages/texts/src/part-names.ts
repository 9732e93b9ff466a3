/** Parts and choices of floors and wardrobes that no data file names, by their names in enquiries. */
export type PartNames = Readonly<Record<FloorName | RobeName, string>>;

type FloorName =
  | ('Blend' | 'Finish' | 'Flake size' | 'Base colour')
  | ('As the blend' | 'Own mix')
  | ('Small' | 'Medium' | 'Large');

type RobeName =
  | 'Type of Sliding Robe'
  | 'Width'
  | 'Height'
  | 'Trim'
  | 'Frame'
  | 'Frame Style'
  | 'Frame Finish'
  | 'Inside'
  | 'Doors';
