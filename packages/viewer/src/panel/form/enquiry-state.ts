/** What the visitor typed. `trap` stays empty: only machines fill what cannot be seen. */
export interface EnquiryValues {
  name: string;
  email: string;
  phone: string;
  budget: string;
  postcode: string;
  terms: boolean;
  trap: string;
  customFields: Readonly<Record<string, string>>;
}

export type TextField = 'name' | 'email' | 'phone' | 'budget' | 'postcode' | 'trap';

/** Field -> English sentence. Custom fields stand under their own name. */
export type EnquiryErrors = Readonly<Partial<Record<string, string>>>;

export interface EnquiryState {
  values: EnquiryValues;
  errors: EnquiryErrors;
  status: 'typing' | 'sending' | 'saved' | 'failed' | 'offline';
  /** What there was no connection for, to be sent again as it was. */
  kept: FormData | null;
  /** Counts refusals, so that the first wrong field gets focus each time. */
  refusals: number;
  /** Made once for a filled form and kept on a retry, so that the server never takes one enquiry twice. */
  clientKey: string;
  /** When the form came to be: nobody opens and fills it in at once. */
  startedAt: number;
}

export type EnquiryAction =
  | { type: 'typed'; field: TextField; text: string }
  | { type: 'typed-custom'; field: string; text: string }
  | { type: 'agreed'; terms: boolean }
  | { type: 'refused'; errors: EnquiryErrors }
  | { type: 'sending' }
  | { type: 'saved' }
  | { type: 'failed' }
  | { type: 'offline'; kept: FormData }
  | { type: 'acknowledged' };

const EMPTY: EnquiryValues = {
  name: '',
  email: '',
  phone: '',
  budget: '',
  postcode: '',
  terms: false,
  trap: '',
  customFields: {},
};

export const startEnquiry = (): EnquiryState => ({
  values: EMPTY,
  errors: {},
  status: 'typing',
  kept: null,
  refusals: 0,
  startedAt: Date.now(),
  clientKey: crypto.randomUUID?.() ?? `k${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`,
});

const without = (errors: EnquiryErrors, field: string): EnquiryErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** The form after an action: errors leave when their field is typed in; success clears all, failure keeps all. */
export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { values, errors } = state;
  switch (action.type) {
    case 'typed':
      return { ...state, values: { ...values, [action.field]: action.text }, errors: without(errors, action.field) };
    case 'typed-custom': {
      const customFields = { ...values.customFields, [action.field]: action.text };
      return { ...state, values: { ...values, customFields }, errors: without(errors, action.field) };
    }
    case 'agreed':
      return { ...state, values: { ...values, terms: action.terms }, errors: without(errors, 'terms') };
    case 'refused':
      return { ...state, errors: action.errors, status: 'typing', kept: null, refusals: state.refusals + 1 };
    case 'sending':
      return { ...state, errors: {}, status: action.type };
    case 'saved':
    case 'failed':
      return { ...state, errors: {}, kept: null, status: action.type };
    case 'offline':
      return { ...state, status: action.type, kept: action.kept };
    case 'acknowledged':
      return state.status === 'saved' ? startEnquiry() : { ...state, status: 'typing', kept: null };
  }
}
