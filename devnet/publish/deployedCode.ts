/** Hex digits of a value that a constructor writes into the code: a word. */
const WORD = 64
/** Hex digits at the start of the code that hold no such value: they set up memory. */
const HEAD = 40

/**
 * Whether code on the chain is what creation code leaves there. The creation code contains it, with zeros where the
 * constructor writes values.
 * @param creation creation bytecode, without constructor arguments
 */
export function isCodeOf(code: string, creation: string): boolean {
  const is = code.slice(2).toLowerCase()
  const all = creation.slice(2).toLowerCase()
  if (is.length < HEAD) return false
  const head = is.slice(0, HEAD)
  for (let start = all.indexOf(head); start >= 0; start = all.indexOf(head, start + 1))
    if (differsInWordsOnly(is, all.slice(start, start + is.length))) return true
  return false
}

function differsInWordsOnly(is: string, expected: string): boolean {
  if (expected.length < is.length) return false
  for (let index = 0; index < is.length; index += 1) {
    if (is[index] === expected[index]) continue
    // The word around it: at most that many zeros before and after.
    const from = Math.max(0, index - WORD + 1)
    const around = expected.slice(from, index + WORD)
    if (expected[index] !== '0' || !around.includes('0'.repeat(WORD))) return false
  }
  return true
}
