import type { Exchange } from './exchange.ts'
import type { Deployed, Script } from './script.ts'
import type { Tokens } from './tokens.ts'

export function deployZap(script: Script, tokens: Tokens, { factory }: Exchange): Deployed {
  return script.deploy('Zap', [factory.address, tokens.get('WCRO').address, tokens.get('USDC').address])
}
