/** Writes src/chain/generated/*.ts from abis/*.json: one typed constant for each function and event. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fragment, Interface, type ParamType } from 'ethers'

const root = fileURLToPath(new URL('..', import.meta.url))
export const ABI_FOLDER = join(root, 'abis')
export const GENERATED_FOLDER = join(root, 'src/chain/generated')

/** Words that cannot be the name of a constant, or would hide one that the generated code uses. */
const TAKEN = new Set([
  'delete',
  'default',
  'new',
  'return',
  'in',
  'switch',
  'import',
  'export',
  'address',
  'bool',
  'bytes',
  'string',
  'uint',
  'int',
  'list',
  'struct',
  'array',
  'single',
  'nothing',
])
const PURE = '/* @__PURE__ */ '

/** What one generated file needs to import. */
interface Needs {
  readonly elementary: Set<string>
  readonly composite: Set<string>
  readonly types: Set<string>
}

interface Rendered {
  readonly type: string
  readonly codec: string
}

function use(needs: Needs, where: keyof Needs, name: string): string {
  needs[where].add(name)
  return name
}

function call(name: string, ...args: readonly string[]): string {
  return `${PURE}${name}(${args.join(', ')})`
}

function isNamed(params: readonly ParamType[]): boolean {
  return params.every((param) => param.name !== '') && new Set(params.map((param) => param.name)).size === params.length
}

function renderStruct(params: readonly ParamType[], needs: Needs): Rendered {
  const fields = params.map((param) => ({ name: param.name, ...render(param, needs) }))
  return {
    type: `{ ${fields.map((field) => `readonly ${field.name}: ${field.type}`).join('; ')} }`,
    codec: call(
      use(needs, 'composite', 'struct'),
      `{ ${fields.map((field) => `${field.name}: ${field.codec}`).join(', ')} }`,
    ),
  }
}

function renderList(params: readonly ParamType[], needs: Needs): Rendered {
  const items = params.map((param) => render(param, needs))
  const labels = params.map(
    (param, i) => `${param.name === '' ? `value${i}` : param.name.replace(/^_+/, '')}: ${items[i]?.type ?? ''}`,
  )
  return {
    type: `readonly [${labels.join(', ')}]`,
    codec: call(use(needs, 'composite', 'list'), ...items.map((item) => item.codec)),
  }
}

function render(param: ParamType, needs: Needs): Rendered {
  if (param.arrayChildren !== null) {
    const item = render(param.arrayChildren, needs)
    const type = `readonly (${item.type})[]`.replace(/\((\w+)\)/, '$1')
    const length = param.arrayLength ?? -1
    return length === -1
      ? { type, codec: call(use(needs, 'composite', 'array'), item.codec) }
      : { type, codec: call(use(needs, 'composite', 'fixedArray'), item.codec, String(length)) }
  }
  if (param.components !== null)
    return isNamed(param.components) ? renderStruct(param.components, needs) : renderList(param.components, needs)
  const [, kind = '', size = ''] = /^([a-z]+)(\d*)$/.exec(param.type) ?? []
  if (param.type === 'uint256') return { type: 'bigint', codec: use(needs, 'elementary', 'uint256') }
  if (kind === 'uint' || kind === 'int') return { type: 'bigint', codec: call(use(needs, 'elementary', kind), size) }
  if (kind === 'bytes' && size !== '')
    return { type: use(needs, 'types', 'Hex'), codec: call(use(needs, 'elementary', 'fixedBytes'), size) }
  if (kind === 'bytes') return { type: use(needs, 'types', 'Hex'), codec: use(needs, 'elementary', 'bytes') }
  if (kind === 'address') return { type: use(needs, 'types', 'Address'), codec: use(needs, 'elementary', 'address') }
  if (kind === 'bool') return { type: 'boolean', codec: use(needs, 'elementary', 'bool') }
  if (kind === 'string') return { type: 'string', codec: use(needs, 'elementary', 'string') }
  throw new Error(`No codec for ${param.type}`)
}

function renderOutputs(params: readonly ParamType[], needs: Needs): Rendered {
  const [first] = params
  if (first === undefined) return { type: 'undefined', codec: use(needs, 'composite', 'nothing') }
  if (params.length === 1) {
    const item = render(first, needs)
    return { type: item.type, codec: call(use(needs, 'composite', 'single'), item.codec) }
  }
  return isNamed(params) ? renderStruct(params, needs) : renderList(params, needs)
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

function importLine(names: Set<string>, from: string, keyword: string): string[] {
  return names.size === 0 ? [] : [`${keyword} { ${[...names].sort().join(', ')} } from '${from}'`]
}

/** The module of one ABI. @throws Error for what has no form here: an overloaded or reserved name, an unknown type. */
export function generateModule(abiName: string, abiJson: string): string {
  const abi = JSON.parse(abiJson) as readonly object[]
  // Not all at once: Interface leaves out, with a warning, what it does not know.
  const contract = new Interface(abi.map((fragment) => Fragment.from(fragment)))
  const needs: Needs = { elementary: new Set(), composite: new Set(), types: new Set() }
  const names = new Set<string>()
  const declare = (name: string): string => {
    if (TAKEN.has(name)) throw new Error(`${abiName}.json: ${name} cannot be the name of a constant`)
    if (names.has(name)) throw new Error(`${abiName}.json: ${name} is there twice; overloads need names of their own`)
    names.add(name)
    return name
  }
  const functions: string[] = []
  contract.forEachFunction((fn) => {
    const name = declare(fn.name)
    const inputs = renderList(fn.inputs, needs)
    const outputs = renderOutputs(fn.outputs, needs)
    functions.push(
      `/** ${fn.format('full').replace(/^function /, '')} */`,
      `export const ${name}: ContractFunction<${inputs.type}, ${outputs.type}> = {`,
      `  signature: '${fn.format('sighash')}',`,
      `  selector: '${fn.selector}',`,
      `  inputs: ${inputs.codec},`,
      `  outputs: ${outputs.codec},`,
      '}',
      '',
    )
  })
  const events: string[] = []
  contract.forEachEvent((event) => {
    const name = declare(`${lowerFirst(event.name)}Event`)
    const data = renderOutputs(
      event.inputs.filter((input) => input.indexed !== true),
      needs,
    )
    events.push(
      `/** ${event.format('full').replace(/^event /, '')} */`,
      `export const ${name}: ContractEvent<${data.type}> = {`,
      `  signature: '${event.format('sighash')}',`,
      `  topic: '${event.topicHash}',`,
      `  data: ${data.codec},`,
      '}',
      '',
    )
  })
  const shapes = new Set([
    ...(functions.length > 0 ? ['ContractFunction'] : []),
    ...(events.length > 0 ? ['ContractEvent'] : []),
  ])
  const head = [
    `// Generated by scripts/generateContracts.ts from abis/${abiName}.json. Do not edit.`,
    ...importLine(needs.types, '@/lib/hex', 'import type'),
    ...importLine(needs.composite, '../abi/composite', 'import'),
    ...importLine(needs.elementary, '../abi/elementary', 'import'),
    ...importLine(shapes, '../abi/contractFunction', 'import type'),
    '',
  ]
  return [...head, ...functions, ...events].join('\n')
}

/** Every module as it should be now: file name -> text. */
export function generateContracts(): ReadonlyMap<string, string> {
  const files = readdirSync(ABI_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
  return new Map(
    files.map((file) => {
      const abiName = basename(file, '.json')
      return [`${lowerFirst(abiName)}.ts`, generateModule(abiName, readFileSync(join(ABI_FOLDER, file), 'utf8'))]
    }),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(GENERATED_FOLDER, { recursive: true, force: true })
  mkdirSync(GENERATED_FOLDER, { recursive: true })
  for (const [file, text] of generateContracts()) writeFileSync(join(GENERATED_FOLDER, file), text)
}
