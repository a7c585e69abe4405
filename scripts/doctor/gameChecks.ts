import { aggregatorV3Contract } from '@/chain/contracts/aggregatorV3'
import { lotteryContract } from '@/chain/contracts/lottery'
import { predictionContract } from '@/chain/contracts/prediction'
import { predictionV1Contract } from '@/chain/contracts/predictionV1'
import type { Deployment } from '@/config/deployment'
import { type Check, check, otherAddress } from './check'

/** The decimals of a price that the app shows. */
const PRICE_DECIMALS = 8n

/** Checks of the prediction markets and the lottery against their contracts. */
export function gameChecks({ prediction, lottery, contracts: { product } }: Deployment): Check[] {
  const { oracle, ...markets } = prediction.contracts
  const games = lottery.contracts.lottery === undefined ? undefined : lotteryContract(lottery.contracts.lottery)
  return [
    ...(oracle === undefined
      ? []
      : [
          check('prediction/contracts/oracle', aggregatorV3Contract(oracle).decimals(), (is) =>
            is === PRICE_DECIMALS ? undefined : `has ${is} decimals, not ${PRICE_DECIMALS}`,
          ),
        ]),
    ...(oracle === undefined || markets.prediction === undefined
      ? []
      : [
          check('prediction/contracts/oracle', predictionContract(markets.prediction).oracle(), (is) =>
            otherAddress(is, oracle, 'the oracle'),
          ),
        ]),
    ...(markets.predictionV1 === undefined
      ? []
      : [
          check(
            'prediction/contracts/predictionV1',
            predictionV1Contract(markets.predictionV1).intervalBlocks(),
            () => undefined,
          ),
        ]),
    ...(games === undefined || product === undefined
      ? []
      : [
          check('lottery/contracts/lottery', games.cakeToken(), (is) => otherAddress(is, product, 'the product token')),
        ]),
  ]
}
