import { BigDecimal, dataSource } from '@graphprotocol/graph-ts'

/** What differs between networks: the manifest gives it as the data source's context. Addresses are lower-case. */
export class Terms {
  constructor(
    readonly factory: string,
    readonly wcro: string,
    /** Tokens worth one dollar. */
    readonly stables: string[],
    /** Tokens whose pools are used for pricing, in order of preference. */
    readonly baseTokens: string[],
    /** Swap fee as a fraction of the input. */
    readonly fee: BigDecimal,
  ) {}

  isBase(token: string): boolean {
    return this.baseTokens.includes(token)
  }
}

export function readTerms(): Terms {
  const context = dataSource.context()
  return new Terms(
    context.getString('factory'),
    context.getString('wcro'),
    context.getString('stables').split(','),
    context.getString('baseTokens').split(','),
    BigDecimal.fromString(context.getString('fee')),
  )
}
