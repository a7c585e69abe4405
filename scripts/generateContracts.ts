/**
 * Writes src/chain/contracts/*.ts from abis/*.json (one typed factory per contract, one constant per event) and
 * src/hooks/contracts/*.ts (one hook per contract).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Fragment, type FunctionFragment, Interface, type ParamType } from 'ethers'

const root = fileURLToPath(new URL('..', import.meta.url))
export const ABI_FOLDER = join(root, 'abis')
export const CONTRACTS_FOLDER = join(root, 'src/chain/contracts')
export const HOOKS_FOLDER = join(root, 'src/hooks/contracts')

/** Member of a bound contract besides its methods. */
const ADDRESS = 'address'
const PURE = '/* @__PURE__ */ '

/** Imports of a generated file. */
interface Needs {
  readonly elementary: Set<string>
  readonly composite: Set<string>
  readonly types: Set<string>
  readonly events: Set<string>
  readonly callTypes: Set<string>
  readonly txTypes: Set<string>
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
  return names.size === 0
    ? []
    : [
        `${keyword} { ${[...names].sort((a, b) => a.replace('type ', '').localeCompare(b.replace('type ', ''))).join(', ')} } from '${from}'`,
      ]
}

interface Method {
  readonly table: 'reads' | 'writes' | 'payable'
  /** Line in the contract's interface. */
  readonly declaration: readonly string[]
  /** Line in the factory's table. */
  readonly row: string
}

function renderMethod(fn: FunctionFragment, needs: Needs): Method {
  const { stateMutability } = fn
  const isRead = stateMutability === 'view' || stateMutability === 'pure'
  const table = isRead ? 'reads' : stateMutability === 'payable' ? 'payable' : 'writes'
  const inputs = renderList(fn.inputs, needs)
  const outputs = renderOutputs(fn.outputs, needs)
  const args = inputs.type.replace(/^readonly \[|\]$/g, '')
  const params = table === 'payable' ? [args, `options: ${use(needs, 'txTypes', 'TxValue')}`].filter(Boolean) : [args]
  const result = isRead ? use(needs, 'callTypes', 'ContractCall') : use(needs, 'txTypes', 'TxCall')
  return {
    table,
    declaration: [
      `  /** ${fn.format('full').replace(/^function /, '')} */`,
      `  ${fn.name}(${params.join(', ')}): ${result}<${outputs.type}>`,
    ],
    row: `    ${fn.name}: ['${fn.selector}', ${inputs.codec}, ${outputs.codec}],`,
  }
}

function renderTable(methods: readonly Method[], table: Method['table']): string[] {
  const rows = methods.filter((method) => method.table === table).map(({ row }) => row)
  return rows.length === 0 ? ['  {},'] : ['  {', ...rows, '  },']
}

/**
 * Generates the module of an ABI.
 * @throws Error for overloaded names and unsupported types
 */
export function generateModule(abiName: string, abiJson: string): string {
  const abi = JSON.parse(abiJson) as readonly object[]
  // One by one, because Interface skips unsupported fragments with a warning.
  const contract = new Interface(abi.map((fragment) => Fragment.from(fragment)))
  const needs: Needs = {
    elementary: new Set(),
    composite: new Set(),
    types: new Set(),
    events: new Set(),
    callTypes: new Set(),
    txTypes: new Set(),
  }
  const names = new Set([ADDRESS])
  const declare = (name: string): string => {
    if (names.has(name)) throw new Error(`${abiName}.json: ${name} already exists; overloads are not supported`)
    names.add(name)
    return name
  }
  const methods: Method[] = []
  contract.forEachFunction((fn) => {
    declare(fn.name)
    methods.push(renderMethod(fn, needs))
  })
  const events: string[] = []
  contract.forEachEvent((event) => {
    const name = declare(`${lowerFirst(event.name)}Event`)
    const data = renderOutputs(
      event.inputs.filter((input) => input.indexed !== true),
      needs,
    )
    const type = use(needs, 'events', 'type ContractEvent')
    events.push(
      '',
      `/** ${event.format('full').replace(/^event /, '')} */`,
      `export const ${name}: ${type.replace('type ', '')}<${data.type}> = ${call(use(needs, 'events', 'contractEvent'), `'${event.topicHash}'`, data.codec)}`,
    )
  })
  const factory =
    methods.length === 0
      ? []
      : [
          '',
          `export interface ${abiName}Contract {`,
          `  readonly ${ADDRESS}: ${use(needs, 'types', 'Address')}`,
          ...methods.flatMap(({ declaration }) => declaration),
          '}',
          '',
          `export const ${lowerFirst(abiName)}Contract: ContractFactory<${abiName}Contract> = ${PURE}contractFactory<${abiName}Contract>(`,
          ...renderTable(methods, 'reads'),
          ...renderTable(methods, 'writes'),
          ...renderTable(methods, 'payable'),
          ')',
        ]
  const head = [
    `// Generated by scripts/generateContracts.ts from abis/${abiName}.json. Do not edit.`,
    ...importLine(needs.types, '@/lib/hex', 'import type'),
    ...importLine(needs.composite, '../abi/composite', 'import'),
    ...importLine(needs.events, '../abi/contractFunction', 'import'),
    ...importLine(needs.elementary, '../abi/elementary', 'import'),
    ...importLine(needs.callTypes, '../calls/call', 'import type'),
    ...(methods.length === 0
      ? []
      : ["import { type ContractFactory, contractFactory } from '../calls/contractFactory'"]),
    ...importLine(needs.txTypes, '../tx/txCall', 'import type'),
  ]
  return `${[...head, ...factory, ...events].join('\n')}\n`
}

/** All generated modules, by file name. */
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

/** Deployment path of contracts that exist only once. */
const SINGLETONS: Readonly<Record<string, string>> = {
  AggregatorV3: 'prediction.contracts.oracle',
  BridgeStatus: 'inscriptions.contracts.bridge',
  CakeMasterChef: 'farms.contracts.masterChef',
  CakeVault: 'farms.contracts.cakeVault',
  CroLock: 'lock.contracts.croLock',
  LiquidityRouter: 'exchange?.contracts.router',
  Lottery: 'lottery.contracts.lottery',
  LoyaltyClaim: 'nft.contracts.loyaltyClaim',
  LoyaltyNft: 'nft.contracts.loyaltyNft',
  Multicall: 'contracts.multicall',
  OptionExercise: 'nft.contracts.optionExercise',
  OptionNft: 'nft.contracts.optionNft',
  PairFactory: 'exchange?.contracts.factory',
  Prediction: 'prediction.contracts.prediction',
  PredictionV1: 'prediction.contracts.predictionV1',
  PriceRouter: 'prices.contracts.priceRouter',
  StakeWrapper: 'farms.contracts.stakeWrapper',
  SwapRouter: 'exchange?.contracts.router',
  VaultFactory: 'vaults.contracts.vaultFactory',
  Wcro: 'contracts.wcro',
  Zap: 'zap.contracts.zap',
}

function generateHook(abiName: string): string {
  const factory = `${lowerFirst(abiName)}Contract`
  const place = SINGLETONS[abiName]
  const [param, head, address] =
    place === undefined
      ? ['address: Address | undefined', "import type { Address } from '@/lib/hex'", 'address']
      : ['', "import { getDeployment } from '@/config/deployment'", `getDeployment().${place}`]
  return `// Generated by scripts/generateContracts.ts from abis/${abiName}.json. Do not edit.
import { type ${abiName}Contract, ${factory} } from '@/chain/contracts/${lowerFirst(abiName)}'
${head}
import { useContract } from '../useContract'

export function use${abiName}Contract(${param}): ${abiName}Contract | undefined {
  return useContract(${factory}, ${address})
}
`
}

/** All generated hooks, by file name. */
export function generateHooks(): ReadonlyMap<string, string> {
  const contracts = [...generateContracts()].filter(([, text]) => text.includes('contractFactory'))
  return new Map(
    contracts.map(([file]) => {
      const abiName = file.charAt(0).toUpperCase() + basename(file, '.ts').slice(1)
      return [`use${abiName}Contract.ts`, generateHook(abiName)]
    }),
  )
}

function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) writeFileSync(join(folder, file), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFolder(CONTRACTS_FOLDER, generateContracts())
  writeFolder(HOOKS_FOLDER, generateHooks())
}
