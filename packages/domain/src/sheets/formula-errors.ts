/**
 * What cells show in place of a result, in files (#N/A, #REF!) and as Excel writes it in the languages of the product
 * (#NV, #BEZUG!, #¡VALOR!, #NOM?).
 */
const ERROR = /^#(?:N\/A|NV|N\/D|N\/B|[¡¿]?\p{Lu}[\p{Lu}\d/_]*[!?])$/u;

/** Whether a cell holds the error of a formula, which is no text of anything. */
export const isFormulaError = (text: string): boolean => ERROR.test(text.trim());
