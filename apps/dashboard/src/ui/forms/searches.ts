/** What is searched, by the visit of a screen in the tab's history and the name of its list. */
export const searches = new Map<string, string>();
