import { customFieldKey } from '@vitrine/domain/enquiries/check-form';

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

/** Field to English sentence. Custom fields have the keys of `customFieldKey`. */
export type EnquiryIssues = Readonly<Record<string, string | undefined>>;

export interface EnquiryState {
  /** Whether the form is there instead of the panel. */
  isOpen: boolean;
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
  | { type: 'typed'; field: TextField; value: string }
  | { type: 'typed'; field: 'terms'; value: boolean }
  | { type: 'typed-custom'; field: string; value: string }
  | { type: 'rejected'; issues: EnquiryIssues }
  | { type: 'sending' }
  | { type: 'saved' | 'failed'; body?: never }
  /** There was no answer: the same `body` is to be sent again. */
  | { type: 'offline'; body: FormData }
  | { type: 'acknowledged' }
  | { type: 'toggled'; isOpen: boolean };

export const startEnquiry = (): EnquiryState => ({
  isOpen: false,
  values: { name: '', email: '', phone: '', budget: '', postcode: '', terms: false, trap: '', customFields: {} },
  issues: {},
  status: 'typing',
  unsentBody: null,
  issueCount: 0,
  startedAt: Date.now(),
  clientKey: Math.random().toFixed(20).slice(2),
});

/**
 * Returns the form after an action. Typing clears the field's issue; success clears everything, an error
 * keeps everything. What became of an enquiry opens the form, which may have been closed meanwhile.
 */
export function reduceEnquiry(state: EnquiryState, action: EnquiryAction): EnquiryState {
  const { values } = state;
  const typed = (field: string, changed: Partial<EnquiryValues>): EnquiryState => ({
    ...state,
    values: { ...values, ...changed },
    issues: { ...state.issues, [field]: undefined },
  });
  switch (action.type) {
    case 'typed':
      return typed(action.field, { [action.field]: action.value });
    case 'typed-custom':
      return typed(customFieldKey(action.field), {
        customFields: { ...values.customFields, [action.field]: action.value },
      });
    case 'toggled':
      return { ...state, isOpen: action.isOpen };
    case 'rejected':
      return {
        ...state,
        isOpen: true,
        issues: action.issues,
        status: 'typing',
        unsentBody: null,
        issueCount: state.issueCount + 1,
      };
    case 'sending':
      return { ...state, issues: {}, status: action.type };
    case 'saved':
    case 'failed':
    case 'offline':
      return { ...state, isOpen: true, status: action.type, unsentBody: action.body ?? null };
    case 'acknowledged':
      return state.status === 'saved' ? startEnquiry() : { ...state, status: 'typing', unsentBody: null };
  }
}
