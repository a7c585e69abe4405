import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A lazy part of the app: the target of its import, and the sets that load with it. */
interface Fetched {
  readonly file: string
  readonly sets: readonly string[]
}

/** Text keys and imports of a module. */
interface ModuleTexts {
  /** Static imports. */
  readonly imports: readonly string[]
  readonly fetched: readonly Fetched[]
  /** Literals that may be keys; for a template, the part before its first placeholder, with `isHead`. */
  readonly literals: readonly { readonly text: string; readonly isHead: boolean; readonly line: number }[]
  /** Texts of transactions, which can appear on any page. */
  readonly ofTransactions: readonly { readonly text: string; readonly line: number }[]
}

const LAZY = new Set(['lazyPage', 'lazyPart', 'lazyDialog'])
const TRANSACTION_TEXTS = new Set(['summary', 'success', 'failure'])

/** Path of an imported module, if it is in `root`. */
function resolveImport(root: string, from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? join(root, specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined
  return path === undefined ? undefined : [`${path}.ts`, `${path}.tsx`].find((file) => existsSync(file))
}

function isTypesOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false
  const { namedBindings, name } = importClause
  const isEachType =
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  return importClause.phaseModifier === ts.SyntaxKind.TypeKeyword || isEachType
}

/** The sets in the enclosing call of `lazyPart` or a similar function. */
function setsAround(node: ts.Node): readonly string[] {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (!ts.isCallExpression(above) || !ts.isIdentifier(above.expression) || !LAZY.has(above.expression.text)) continue
    const sets = above.arguments[1]
    return sets !== undefined && ts.isArrayLiteralExpression(sets)
      ? sets.elements.flatMap((set) => (ts.isStringLiteralLike(set) ? [set.text] : []))
      : []
  }
  return []
}

/** @param root the folder that `@/` refers to */
function readModule(root: string, file: string): ModuleTexts {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
  const imports: string[] = []
  const fetched: Fetched[] = []
  const literals: { text: string; isHead: boolean; line: number }[] = []
  const ofTransactions: { text: string; line: number }[] = []
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node
      const isType = ts.isImportDeclaration(node) ? isTypesOnly(node) : node.isTypeOnly
      if (isType || moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return
      const target = resolveImport(root, file, moduleSpecifier.text)
      if (target !== undefined) imports.push(target)
      return
    }
    if (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments
      const target =
        specifier !== undefined && ts.isStringLiteral(specifier) && resolveImport(root, file, specifier.text)
      if (typeof target === 'string') fetched.push({ file: target, sets: setsAround(node) })
      return
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && TRANSACTION_TEXTS.has(node.name.text)) {
      const said = ts.isObjectLiteralExpression(node.initializer) ? node.initializer.properties : []
      for (const property of said) {
        if (!ts.isPropertyAssignment(property) || property.name.getText(source) !== 'key') continue
        const { initializer } = property
        if (ts.isStringLiteralLike(initializer))
          ofTransactions.push({ text: initializer.text, line: lineOf(initializer) })
      }
    }
    if (ts.isStringLiteralLike(node)) literals.push({ text: node.text, isHead: false, line: lineOf(node) })
    if (ts.isTemplateExpression(node)) literals.push({ text: node.head.text, isHead: true, line: lineOf(node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { imports, fetched, literals, ofTransactions }
}

/** A module and its transitive imports, static and lazy. */
export function readModules(root: string, start: string): ReadonlyMap<string, ModuleTexts> {
  const modules = new Map<string, ModuleTexts>()
  const waiting = [start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (modules.has(file)) continue
    const module = readModule(root, file)
    modules.set(file, module)
    waiting.push(...module.imports, ...module.fetched.map((part) => part.file))
  }
  return modules
}

/** Keys by set. */
export type Sets = Readonly<Record<string, ReadonlySet<string>>>

/** Walks the app in loading order and returns each text that is used before its set is loaded. */
export function findMissingTexts(modules: ReadonlyMap<string, ModuleTexts>, start: string, sets: Sets): string[] {
  const setOf = new Map(Object.entries(sets).flatMap(([set, keys]) => [...keys].map((key) => [key, set] as const)))
  const setsOf = (text: string, isHead: boolean) => {
    const exact = isHead ? undefined : setOf.get(text)
    if (exact !== undefined) return [exact]
    if (!isHead || !/^\w+\./.test(text)) return []
    return [...new Set([...setOf].flatMap(([key, set]) => (key.startsWith(text) ? [set] : [])))]
  }
  const missing = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string, there: readonly string[]): void => {
    const visited = `${file} ${there.join()}`
    const module = modules.get(file)
    if (module === undefined || seen.has(visited)) return
    seen.add(visited)
    for (const { text, isHead, line } of module.literals)
      for (const set of setsOf(text, isHead))
        if (!there.includes(set))
          missing.add(`${file}:${line} shows '${text}' of ${set}, fetched with ${there.join(', ')}`)
    for (const imported of module.imports) visit(imported, there)
    for (const part of module.fetched) visit(part.file, [...new Set([...there, ...part.sets])].sort())
  }
  visit(start, ['common'])
  return [...missing].sort()
}
