import { id, namehash, ZeroHash } from 'ethers'
import { CONTENT_KEY, LIST_NAME, listedTokenTable, USER_NAME } from '../tables/names.ts'
import type { Roles } from './accounts.ts'
import { ipfsContenthash } from './contentId.ts'
import type { Deployed, Script } from './script.ts'

const SUPPLY_WHOLE = 1_000_000n
/** Timestamp of the list; fixed, so that its hash is the same in every deployment. */
const LIST_TIME = '2026-01-01T00:00:00.000Z'

export interface NameService {
  readonly registry: Deployed
  readonly resolver: Deployed
}

/** Deploys a name service with one name that resolves to a token list. */
export function deployNames(script: Script, chainId: number): NameService {
  const registry = script.deploy('NameRegistry')
  const resolver = script.deploy('NameResolver', [registry.address])
  const node = registerName(script, { registry, resolver }, LIST_NAME)
  const content = listText(script, chainId)
  script.call(resolver, 'setContenthash', [node, ipfsContenthash(content)])
  script.call(resolver, 'setText', [node, CONTENT_KEY, content])
  return { registry, resolver }
}

/** Points a name at an account. Deploys nothing. */
export function registerUserName(script: Script, names: NameService, { users: [, , user] }: Roles): void {
  script.call(names.resolver, 'setAddr', [registerName(script, names, USER_NAME), user])
}

/** Registers a second-level name and its top-level domain. Returns its namehash. */
function registerName(
  script: Script,
  { registry, resolver }: NameService,
  [label, top]: readonly [string, string],
): string {
  const node = namehash(`${label}.${top}`)
  script.call(registry, 'setSubnodeOwner', [ZeroHash, id(top), script.deployer])
  script.call(registry, 'setSubnodeOwner', [namehash(top), id(label), script.deployer])
  script.call(registry, 'setResolver', [node, resolver.address])
  return node
}

function listText(script: Script, chainId: number): string {
  const tokens = listedTokenTable.map(({ symbol, name, decimals }) => {
    const { address } = script.deploy('TestToken', [name, symbol, decimals, SUPPLY_WHOLE * 10n ** BigInt(decimals)])
    return { chainId, address, decimals, symbol, name }
  })
  return JSON.stringify({
    name: 'Hours of the day',
    timestamp: LIST_TIME,
    version: { major: 1, minor: 0, patch: 0 },
    tokens,
  })
}
