// Lint rules that oxlint doesn't have.

/**
 * Fields of a syntax tree node that the rules use: the source of an export and the value of a literal.
 * @typedef {{ source?: unknown, value?: unknown }} SyntaxNode
 * @typedef {{ report: (found: { node: SyntaxNode, message: string }) => void }} RuleContext
 */

/** @param {string[]} types @param {(node: SyntaxNode) => boolean} isWrong @param {string} message */
const forbid = (types, isWrong, message) => ({
  create(/** @type {RuleContext} */ context) {
    const look = (/** @type {SyntaxNode} */ node) => {
      if (isWrong(node)) context.report({ node, message })
    }
    return Object.fromEntries(types.map((type) => [type, look]))
  },
})

export default {
  meta: { name: 'sundial' },
  rules: {
    'no-enum': forbid(
      ['TSEnumDeclaration'],
      () => true,
      'No enums: use a union of string literals, which has no runtime code.',
    ),
    'no-reexport': forbid(
      ['ExportAllDeclaration', 'ExportNamedDeclaration'],
      ({ source }) => source !== null,
      'No re-exports and no barrels: import the file itself.',
    ),
    'no-address': forbid(
      ['Literal'],
      ({ value }) => /^0x[0-9a-fA-F]{40}$/.test(String(value)),
      'Addresses live in src/config.',
    ),
  },
}
