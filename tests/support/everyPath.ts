import deployment from '../../src/config/deployments/devnet.json' with { type: 'json' }
import { routes } from '../../src/config/routes'

const USDC = deployment.tokens.USDC.address
const POOL = deployment.vaults.list['vvs-cro-usdc'].underlying
const OTHER_POOL = deployment.farms.list[1]?.lpToken ?? ''
const [older] = deployment.exchange.migrateFrom
const parameters: Readonly<Record<string, string>> = {
  ':symbol': 'vvs-cro-usdc',
  ':epoch': '3',
  ':id': '1',
  ':factory': older?.factory ?? '',
  ':a': deployment.tokens.WCRO.address,
  ':b': USDC,
  ':token': USDC,
  ':pool': POOL,
  ':collection': deployment.nftMarket.verified[0] ?? '',
  ':tokenId': '20',
  ':address': '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}

/** A path that matches a route's pattern. A new route parameter needs a value above. */
function examplePath(pattern: string): string {
  return pattern.replaceAll(/(:\w+)\??/g, (_, name: string) => parameters[name] ?? `no value for ${name}`)
}

/** Every page except the development kit, and page states with a different layout. */
export const everyPath: readonly string[] = [
  ...Object.values(routes)
    .filter((pattern) => pattern !== routes.kit)
    .map(examplePath),
  '/earn?view=cards',
  '/earn?compare=vvs-cro-usdc,single-usdc',
  '/earn/compare?vaults=vvs-cro-usdc,single-usdc,singlefi-usdc,candycity-cro-usdc',
  '/compound/vvs-cro-lion',
  '/pools?view=cards',
  '/pools?state=finished',
  `/swap?outputCurrency=${USDC}&exactAmount=25`,
  `/add/CRO/${USDC}`,
  `/remove/CRO/${USDC}`,
  `/info/compare?a=${POOL}&b=${OTHER_POOL}`,
  '/teams',
  '/teams/1',
  '/profile',
  '/create-profile',
  '/lottery?tab=history',
  '/competition',
  '/competition?competition=past',
  '/voting?type=all&state=closed',
  '/nowhere',
]
