/** Sample choices for the preview of the form. */
export const sampleChoices = [
  { component: 'Doors', name: 'Sage green', price: 1240 },
  { component: 'Worktop', name: 'Pale oak', price: 480 },
] as const;

/** Sample visitor for the previews of the emails. */
export const sampleEnquiry = {
  name: 'Alex Morgan',
  email: 'alex.morgan@mail.example',
  phone: '020 7946 0018',
  postcode: 'LS1 4AP',
  budget: null,
  customFields: {},
} as const;
