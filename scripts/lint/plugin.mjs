// What no rule of the linter says of this code.

/** @param {string[]} types @param {(node: any) => boolean} isWrong @param {string} message */
const forbid = (types, isWrong, message) => ({
  create: (/** @type {any} */ context) =>
    Object.fromEntries(types.map((type) => [type, (/** @type {any} */ node) => isWrong(node) && context.report({ node, message })])),
})

export default {
  meta: { name: 'sundial' },
  rules: {
    'no-enum': forbid(['TSEnumDeclaration'], () => true, 'No enums: a union of strings says the same, and is gone when it is built.'),
    'no-reexport': forbid(['ExportAllDeclaration', 'ExportNamedDeclaration'], (node) => node.source !== null, 'No re-exports and no barrels: import the file itself.'),
    'no-address': forbid(['Literal'], (node) => /^0x[0-9a-fA-F]{40}$/.test(String(node.value)), 'Addresses live in src/config.'),
  },
}
