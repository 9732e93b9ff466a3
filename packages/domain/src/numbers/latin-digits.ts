/** The first digits of the Arabic and of the Persian ones, which keyboards of those languages type. */
const ZEROS = [0x0660, 0x06f0];

/** A typed number with the digits 0 to 9 and the signs that go with them: '٤٫٥' is '4.5'. */
export const toLatinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u200e\u200f\u061c]/g, '');
