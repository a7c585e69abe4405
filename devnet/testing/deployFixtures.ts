import { readArtifacts } from '../compile/artifacts.ts'
import { rolesOf } from '../deploy/accounts.ts'
import { deployExchange } from '../deploy/exchange.ts'
import { type Deployed, DeployScript } from '../deploy/script.ts'
import { deployTokens, type Tokens, WRAPPED_CRO } from '../deploy/tokens.ts'
import { startTestChain } from './testChain.ts'

/** Lets all transactions of a deploy step fit into one block. */
const GAS_LIMIT = 10n ** 10n

/** Starts a node that mines only for the script, with the tokens and the exchange: enough for the steps of most areas. */
export async function startExchangeChain() {
  const chain = await startTestChain()
  const { rpc, accounts } = chain
  const roles = rolesOf(accounts)
  await rpc.send('evm_setAutomine', [false])
  await rpc.send('evm_setBlockGasLimit', [`0x${GAS_LIMIT.toString(16)}`])
  await rpc.send('anvil_setBalance', [roles.deployer, `0x${(2n * WRAPPED_CRO).toString(16)}`])
  const script = new DeployScript(rpc, await readArtifacts(), roles.deployer)
  const tokens = deployTokens(script)
  const exchange = await deployExchange(script, tokens)
  return { chain, script, roles, tokens, exchange }
}

/** Deploys profiles that cost nothing, with an active one of each of these accounts. */
export async function deployActiveProfiles(
  script: DeployScript,
  tokens: Tokens,
  admin: string,
  accounts: readonly string[],
): Promise<Deployed> {
  const collection = script.deploy('HookNft', [], admin)
  const profile = script.deploy('Profile', [tokens.get('WCRO').address, 0n, 0n, 0n], admin)
  script.call(profile, 'addTeam', ['Testers', 'A team'], { from: admin })
  script.call(profile, 'addNftAddress', [collection.address], { from: admin })
  for (const [tokenId, from] of accounts.entries()) {
    script.call(collection, 'mint', [from, tokenId], { from })
    script.call(collection, 'approve', [profile.address, tokenId], { from })
    script.call(profile, 'createProfile', [1, collection.address, tokenId], { from })
  }
  await script.mine()
  return profile
}
