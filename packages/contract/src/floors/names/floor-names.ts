/** Names of a floor's parts and choices that the data file does not name, by their name in enquiries. */
export type FloorNames = Readonly<Record<FloorName, string>>;

type FloorName =
  | ('Blend' | 'Finish' | 'Flake size' | 'Base colour')
  | ('As the blend' | 'Own mix')
  | ('Small' | 'Medium' | 'Large');
