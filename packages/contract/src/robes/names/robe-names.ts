/** Parts of a wardrobe that no data file names, by their names in enquiries and in lists of replaced choices. */
export type RobeNames = Readonly<
  Record<
    | 'Type of Sliding Robe'
    | 'Width'
    | 'Height'
    | 'Trim'
    | 'Frame'
    | 'Frame Style'
    | 'Frame Finish'
    | 'Inside'
    | 'Doors',
    string
  >
>;
