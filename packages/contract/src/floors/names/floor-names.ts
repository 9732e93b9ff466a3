/** What a floor's parts and choices are called that no data file names, by what enquiries call them. */
export type FloorNames = Readonly<Record<FloorName, string>>;

type FloorName =
  | ('Blend' | 'Finish' | 'Flake size' | 'Base colour')
  | ('As the blend' | 'Own mix')
  | ('Small' | 'Medium' | 'Large');
