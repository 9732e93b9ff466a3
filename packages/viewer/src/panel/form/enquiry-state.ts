/** What the visitor typed. `trap` stays empty: only machines fill a field that is hidden. */
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

/** Field to English sentence. Custom fields have their names as keys. */
export type EnquiryIssues = Readonly<Partial<Record<string, string>>>;

export interface EnquiryState {
  values: EnquiryValues;
  issues: EnquiryIssues;
  status: 'typing' | 'sending' | 'saved' | 'failed' | 'offline';
  /** The body that could not be sent, to send again unchanged. */
  unsentBody: FormData | null;
  /** Counts rejections, so that the first wrong field gets focus each time. */
  issueCount: number;
  /** Created once for a filled form: the beginning of the keys by which the server knows a retry. */
  clientKey: string;
  /** When the form opened: a person does not fill it in immediately. */
  startedAt: number;
}

export type EnquiryAction =
  | { type: 'typed'; field: TextField; text: string }
  | { type: 'typed-custom'; field: string; text: string }
  | { type: 'agreed'; terms: boolean }
  | { type: 'rejected'; issues: EnquiryIssues }
  | { type: 'sending' }
  | { type: 'saved' | 'failed'; body?: never }
  /** There was no answer: the same `body` is to be sent again. */
  | { type: 'offline'; body: FormData }
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
  issues: {},
  status: 'typing',
  unsentBody: null,
  issueCount: 0,
  startedAt: Date.now(),
  clientKey: Math.random().toFixed(20).slice(2),
});

const removeIssue = (errors: EnquiryIssues, field: string): EnquiryIssues =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/**
 * Returns the form after an action. Typing clears the field's issue; success clears everything, an error
 * keeps everything.
 */
export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { values, issues } = state;
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        values: { ...values, [action.field]: action.text },
        issues: removeIssue(issues, action.field),
      };
    case 'typed-custom': {
      const customFields = { ...values.customFields, [action.field]: action.text };
      return { ...state, values: { ...values, customFields }, issues: removeIssue(issues, action.field) };
    }
    case 'agreed':
      return { ...state, values: { ...values, terms: action.terms }, issues: removeIssue(issues, 'terms') };
    case 'rejected':
      return { ...state, issues: action.issues, status: 'typing', unsentBody: null, issueCount: state.issueCount + 1 };
    case 'sending':
      return { ...state, issues: {}, status: action.type };
    case 'saved':
    case 'failed':
    case 'offline':
      return { ...state, status: action.type, unsentBody: action.body ?? null };
    case 'acknowledged':
      return state.status === 'saved' ? startEnquiry() : { ...state, status: 'typing', unsentBody: null };
  }
}
