import type { Exchange } from './exchange.ts'
import type { Deployed, DeployScript } from './script.ts'
import type { Tokens } from './tokens.ts'

export function deployZap(script: DeployScript, tokens: Tokens, { factory }: Exchange): Deployed {
  return script.deploy('Zap', [factory.address, tokens.get('WCRO').address, tokens.get('USDC').address])
}
