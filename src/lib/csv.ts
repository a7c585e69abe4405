/** What spreadsheets interpret as a formula (OWASP): tab and line breaks can precede one too. */
const FORMULA_START = /^[=+\-@\t\r\n]/
/** A plain number is not a formula, and an apostrophe would turn it into text. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

function cell(text: string): string {
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Formats rows as CSV (RFC 4180). Cells that look like formulas are prefixed with an apostrophe, which makes the file
 * safe to open in a spreadsheet.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
