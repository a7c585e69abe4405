import { readArtifacts } from '../compile/artifacts.ts'
import { rolesOf } from '../deploy/accounts.ts'
import { DeployScript } from '../deploy/script.ts'
import { startTestChain, type TestChain } from './testChain.ts'

/** Lets all transactions of a deploy step fit into one block. */
const DEPLOY_GAS_LIMIT = 10_000_000_000

/**
 * Starts an empty node and runs deploy steps on it, which mine their own blocks. Afterwards, each transaction is mined at
 * once. Throws the first failure of a step.
 */
export async function startScriptChain<T>(
  deploy: (script: DeployScript, accounts: readonly string[], chain: TestChain) => Promise<T>,
): Promise<{ readonly chain: TestChain; readonly deployed: T }> {
  const chain = await startTestChain()
  try {
    const script = new DeployScript(chain.rpc, await readArtifacts(), rolesOf(chain.accounts).deployer)
    await chain.rpc.send('evm_setAutomine', [false])
    await chain.rpc.send('evm_setBlockGasLimit', [`0x${DEPLOY_GAS_LIMIT.toString(16)}`])
    const deployed = await deploy(script, chain.accounts, chain)
    await chain.rpc.send('evm_setAutomine', [true])
    return { chain, deployed }
  } catch (error) {
    await chain.stop()
    throw error
  }
}
