/** What a spreadsheet would take for a formula, OWASP's list: tab and line ends lead to one too. */
const FORMULA_START = /^[=+\-@\t\r\n]/
/** A plain number is no formula; with an apostrophe before it, it would be no number either. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]/

function cell(text: string): string {
  const safe = FORMULA_START.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as RFC 4180 has them, safe to open in a spreadsheet: a cell that looks like a formula begins with an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
