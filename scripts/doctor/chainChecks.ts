import { erc20Contract } from '@/chain/contracts/erc20'
import { farmPerSecondContract } from '@/chain/contracts/farmPerSecond'
import { interestRatesContract } from '@/chain/contracts/interestRates'
import { interestVaultContract } from '@/chain/contracts/interestVault'
import { lendingMarketContract } from '@/chain/contracts/lendingMarket'
import { masterChefContract } from '@/chain/contracts/masterChef'
import { pairContract } from '@/chain/contracts/pair'
import { pairFactoryContract } from '@/chain/contracts/pairFactory'
import { priceRouterContract } from '@/chain/contracts/priceRouter'
import { rewarderContract } from '@/chain/contracts/rewarder'
import { rewardPerBlockContract } from '@/chain/contracts/rewardPerBlock'
import { stableSwapContract } from '@/chain/contracts/stableSwap'
import { stakingBarContract } from '@/chain/contracts/stakingBar'
import { swapRouterContract } from '@/chain/contracts/swapRouter'
import { vaultContract } from '@/chain/contracts/vault'
import type { DeployedVault, Deployment, YieldSource } from '@/config/deployment'
import { getAmountOut } from '@/domain/pair/amounts'
import { pairAddress } from '@/domain/pair/pairAddress'
import { isStablecoin, pricedLike, quotedAmount, quoteSymbol } from '@/domain/price/model/price'
import { type Address, isSameAddress, ZERO_ADDRESS } from '@/lib/hex'
import { type Check, check, otherAddress } from './check'
import { farmChecks } from './farmChecks'
import { gameChecks } from './gameChecks'

/** Smallest precise quote, in base units of the stablecoin: a lower one has too few digits for a price. */
const MIN_QUOTE = 10_000n

/** All checks of a deployment against its chain. */
export function chainChecks(deployment: Deployment): readonly Check[] {
  const vaults = Object.entries(deployment.vaults.list)
  return [
    ...Object.keys(deployment.tokens).flatMap((symbol) => tokenChecks(deployment, symbol)),
    ...exchangeChecks(deployment),
    ...vaults.flatMap(([id, deployed]) => vaultChecks(deployment, `vaults/list/${id}`, deployed)),
    ...farmChecks(deployment),
    ...gameChecks(deployment),
    ...[...new Set(vaults.flatMap(([, deployed]) => pricedSymbols(deployed)))].flatMap((symbol) =>
      priceChecks(deployment, symbol),
    ),
  ]
}

function tokenChecks({ tokens }: Deployment, symbol: string): Check[] {
  const token = tokens[symbol]
  if (token === undefined) return []
  const { address, decimals } = token
  return [
    check(`tokens/${symbol}/decimals`, erc20Contract(address).decimals(), (is) =>
      Number(is) === decimals ? undefined : `are ${is} on the chain, not ${decimals}`,
    ),
    check(`tokens/${symbol}`, erc20Contract(address).symbol(), (is) =>
      is.toLowerCase() === symbol.toLowerCase() ? undefined : `calls itself ${is}`,
    ),
  ]
}

/** Large enough that the fee shows in every digit, and no real pair's reserves. */
const [FEE_RESERVE, FEE_AMOUNT] = [10n ** 30n, 10n ** 20n]

function exchangeChecks({ exchange, tokens }: Deployment): Check[] {
  const wcro = tokens['WCRO']
  if (exchange === undefined || wcro === undefined) return []
  const { factory, router } = exchange.contracts
  const { initCodeHash, feeNumerator, feeDenominator, baseTokens } = exchange
  const others = baseTokens.flatMap((symbol) => {
    const token = tokens[symbol]
    return token === undefined || symbol === 'WCRO' ? [] : [{ ...token, symbol }]
  })
  return [
    check('exchange/contracts/router', swapRouterContract(router).factory(), (is) =>
      otherAddress(is, factory, 'the factory'),
    ),
    check('exchange/contracts/router', swapRouterContract(router).WETH(), (is) =>
      otherAddress(is, wcro.address, 'WCRO'),
    ),
    check(
      'exchange/feeNumerator',
      swapRouterContract(router).getAmountOut(FEE_AMOUNT, FEE_RESERVE, FEE_RESERVE),
      (is) => {
        const expected = getAmountOut(FEE_AMOUNT, FEE_RESERVE, FEE_RESERVE, {
          numerator: BigInt(feeNumerator),
          denominator: BigInt(feeDenominator),
        })
        return is === expected
          ? undefined
          : `${feeNumerator} of ${feeDenominator} makes ${expected} of ${FEE_AMOUNT}, the router ${is}`
      },
    ),
    // A base token needs a WCRO pair, and that pair's address also verifies the init code hash.
    ...others.map((token) =>
      check('exchange/initCodeHash', pairFactoryContract(factory).getPair(wcro.address, token.address), (is) =>
        isSameAddress(is, ZERO_ADDRESS)
          ? `${token.symbol} has no pair with WCRO`
          : otherAddress(
              is,
              pairAddress({ factory, initCodeHash }, wcro, token),
              `the pair of WCRO and ${token.symbol} by this hash`,
            ),
      ),
    ),
  ]
}

function pricedSymbols({ pairTokens, yieldSource }: DeployedVault): readonly string[] {
  return [...(pairTokens ?? []), ...('rewardToken' in yieldSource ? [yieldSource.rewardToken] : [])]
}

function priceChecks({ tokens, prices }: Deployment, symbol: string): Check[] {
  const token = tokens[pricedLike(symbol)]
  const quote = tokens[quoteSymbol(symbol)]
  if (isStablecoin(symbol) || token === undefined || quote === undefined || prices.contracts.priceRouter === undefined)
    return []
  const { wei } = quotedAmount(pricedLike(symbol), token.decimals)
  return [
    check(
      `tokens/${symbol}/price`,
      priceRouterContract(prices.contracts.priceRouter).getAmountOut(token.address, quote.address, wei),
      (amountOut) =>
        amountOut >= MIN_QUOTE
          ? undefined
          : `is quoted as ${amountOut} units of ${quoteSymbol(symbol)}, which is too coarse`,
    ),
  ]
}

function vaultChecks(deployment: Deployment, field: string, deployed: DeployedVault): Check[] {
  const { underlying, underlyingDecimals, shareToken, migrateOldVaults, pairTokens = [], yieldSource } = deployed
  const holdsUnderlying = (at: string, vault: Address) =>
    check(at, vaultContract(vault).underlying(), (is) => otherAddress(is, underlying, 'the underlying'))
  const pair = pairContract(underlying)
  const sides = [pair.token0(), pair.token1()]
  return [
    check(`${field}/underlyingDecimals`, erc20Contract(underlying).decimals(), (is) =>
      Number(is) === underlyingDecimals ? undefined : `are ${is} on the chain, not ${underlyingDecimals}`,
    ),
    ...(shareToken === undefined || shareToken === ZERO_ADDRESS
      ? []
      : [holdsUnderlying(`${field}/shareToken`, shareToken)]),
    ...migrateOldVaults.map((oldVault, index) => holdsUnderlying(`${field}/migrateOldVaults/${index}`, oldVault)),
    ...pairTokens.flatMap((symbol, index) => {
      const [side, token] = [sides[index], deployment.tokens[symbol]]
      if (side === undefined || token === undefined) return []
      return [check(`${field}/pairTokens/${index}`, side, (is) => otherAddress(is, token.address, symbol))]
    }),
    ...sourceChecks(deployment, `${field}/yieldSource`, deployed, yieldSource),
  ]
}

function sourceChecks(
  { tokens }: Deployment,
  field: string,
  { underlying }: DeployedVault,
  source: YieldSource,
): Check[] {
  const isUnderlying = (is: Address) => otherAddress(is, underlying, 'the underlying')
  const pays = (at: string, from: Address, symbol: string) => {
    const token = tokens[symbol]
    return token === undefined
      ? []
      : [check(at, masterChefContract(from).rewardToken(), (is) => otherAddress(is, token.address, symbol))]
  }
  switch (source.kind) {
    case 'farmPerBlock':
    case 'farmPerSecond':
    case 'ferro': {
      const getter = source.kind === 'farmPerSecond' ? undefined : (source.rewardGetter ?? 'rewardPerBlock')
      return [
        check(`${field}/poolId`, masterChefContract(source.chef).poolInfo(BigInt(source.poolId)), ({ lpToken }) =>
          isUnderlying(lpToken),
        ),
        check(
          `${field}/chef`,
          getter === undefined
            ? farmPerSecondContract(source.chef).rewardPerSecond()
            : rewardPerBlockContract(source.chef)[getter](),
          () => undefined,
        ),
        // A farm with its own getter for the reward rate also has its own getter for the reward token.
        ...(getter === undefined || getter === 'rewardPerBlock'
          ? pays(`${field}/rewardToken`, source.chef, source.rewardToken)
          : []),
        ...('rewarders' in source ? source.rewarders : []).flatMap(({ rewardMasterChef, rewardToken }, index) => [
          check(`${field}/rewarders/${index}/rewardMasterChef`, rewarderContract(rewardMasterChef).masterChef(), (is) =>
            otherAddress(is, source.chef, 'the farm'),
          ),
          ...pays(`${field}/rewarders/${index}/rewardToken`, rewardMasterChef, rewardToken),
        ]),
        ...(source.kind === 'ferro'
          ? [
              check(`${field}/swap`, stableSwapContract(source.swap).getVirtualPrice(), (price) =>
                price > 0n ? undefined : 'is empty',
              ),
            ]
          : []),
      ]
    }
    case 'supplyRatePerBlock':
      return [
        check(`${field}/market`, lendingMarketContract(source.market).supplyRatePerBlock(), () => undefined),
        ...marketChecks(field, source.market, underlying, tokens),
      ]
    case 'supplyRatePerTimestamp':
      return [
        check(`${field}/market`, lendingMarketContract(source.market).supplyRatePerTimestamp(), () => undefined),
        ...marketChecks(field, source.market, underlying, tokens),
      ]
    case 'interestRate':
      return [
        check(`${field}/vault`, interestVaultContract(source.vault).token(), isUnderlying),
        check(`${field}/config`, interestVaultContract(source.vault).config(), (is) =>
          otherAddress(is, source.config, 'the config'),
        ),
        check(`${field}/config`, interestRatesContract(source.config).getReservePoolBps(), (bps) =>
          bps <= 10_000n ? undefined : `keeps ${bps} of 10,000`,
        ),
      ]
    case 'staking':
      return [check(`${field}/bar`, stakingBarContract(source.bar).token(), isUnderlying)]
    case 'static':
      return []
  }
}

/** A native market has no `underlying`, so it is not checked for WCRO. */
function marketChecks(field: string, market: Address, underlying: Address, tokens: Deployment['tokens']): Check[] {
  const wcro = tokens['WCRO']?.address.toLowerCase()
  if (underlying.toLowerCase() === wcro) return []
  return [
    check(`${field}/market`, lendingMarketContract(market).underlying(), (is) =>
      otherAddress(is, underlying, 'the underlying'),
    ),
  ]
}
