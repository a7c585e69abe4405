import { deployment } from '@/config/deployment'
import { type AnnouncedWallet, injectedProvider } from './discovery'

/** A way to connect, as the connect dialog lists it. */
export type WalletChoice =
  | { readonly kind: 'announced'; readonly id: string; readonly name: string; readonly icon?: string }
  | { readonly kind: 'injected'; readonly id: string }
  | { readonly kind: 'development'; readonly id: string; readonly accountNumber: number }

const INJECTED_ID = 'injected'
const ANNOUNCED_PREFIX = 'eip6963:'
const DEVELOPMENT_PREFIX = 'development:'
const DEVELOPMENT_ACCOUNTS = [1, 2, 3] as const

/** What a choice id names; undefined for one that no connector is known for. */
export function parseChoiceId(
  id: string,
):
  | { readonly kind: 'announced'; readonly rdns: string }
  | { readonly kind: 'injected' }
  | { readonly kind: 'development'; readonly accountNumber: number }
  | undefined {
  if (id === INJECTED_ID) return { kind: 'injected' }
  if (id.startsWith(ANNOUNCED_PREFIX)) return { kind: 'announced', rdns: id.slice(ANNOUNCED_PREFIX.length) }
  const accountNumber = DEVELOPMENT_ACCOUNTS.find((number) => id === `${DEVELOPMENT_PREFIX}${number}`)
  return accountNumber === undefined ? undefined : { kind: 'development', accountNumber }
}

/**
 * The wallets that can be chosen: those that announced themselves, else the injected one, and on a development
 * server of the devnet the node's own accounts. The latest used come first.
 */
export function listChoices(announced: readonly AnnouncedWallet[], recentIds: readonly string[]): readonly WalletChoice[] {
  const wallets: WalletChoice[] = announced.map(({ rdns, name, icon }) => ({
    kind: 'announced',
    id: `${ANNOUNCED_PREFIX}${rdns}`,
    name,
    ...(icon === undefined ? {} : { icon }),
  }))
  if (announced.length === 0 && injectedProvider() !== undefined) wallets.push({ kind: 'injected', id: INJECTED_ID })
  if (import.meta.env.DEV && deployment.network === 'devnet') {
    for (const accountNumber of DEVELOPMENT_ACCOUNTS) {
      wallets.push({ kind: 'development', id: `${DEVELOPMENT_PREFIX}${accountNumber}`, accountNumber })
    }
  }
  const rank = ({ id }: WalletChoice): number => (recentIds.includes(id) ? recentIds.indexOf(id) : recentIds.length)
  return wallets.sort((a, b) => rank(a) - rank(b))
}
