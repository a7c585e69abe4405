import { getDeployment } from '@/config/deployment'
import { type AnnouncedWallet, injectedProvider } from './discovery'
import { isPhone } from './isPhone'

/** A wallet choice of the connect dialog. */
export type WalletChoice =
  | {
      readonly kind: 'announced'
      readonly id: string
      readonly name: string
      readonly rdns: string
      readonly icon?: string
    }
  | { readonly kind: 'injected'; readonly id: string }
  | { readonly kind: 'deFiWallet'; readonly id: string }
  | {
      readonly kind: 'walletConnect'
      readonly id: string
      /** False if the build has no project id. */
      readonly isAvailable: boolean
    }
  | { readonly kind: 'walletConnectV1'; readonly id: string }
  | { readonly kind: 'development'; readonly id: string; readonly accountNumber: number }

const INJECTED_ID = 'injected'
const DEFI_WALLET_ID = 'defi-wallet'
const WALLET_CONNECT_ID = 'walletconnect'
const WALLET_CONNECT_V1_ID = 'walletconnect-v1'
const ANNOUNCED_PREFIX = 'eip6963:'
const DEVELOPMENT_PREFIX = 'development:'
const DEVELOPMENT_ACCOUNTS = [1, 2, 3] as const

/** A parsed choice id. */
export type ParsedChoice =
  | { readonly kind: 'announced'; readonly rdns: string }
  | { readonly kind: 'injected' | 'deFiWallet' | 'walletConnect' | 'walletConnectV1' }
  | { readonly kind: 'development'; readonly accountNumber: number }

const FIXED_KINDS: Readonly<Partial<Record<string, 'injected' | 'deFiWallet' | 'walletConnect' | 'walletConnectV1'>>> =
  {
    [INJECTED_ID]: 'injected',
    [DEFI_WALLET_ID]: 'deFiWallet',
    [WALLET_CONNECT_ID]: 'walletConnect',
    [WALLET_CONNECT_V1_ID]: 'walletConnectV1',
  }

/** Parses a choice id; undefined if it is unknown. */
export function parseChoiceId(id: string): ParsedChoice | undefined {
  const kind = Object.hasOwn(FIXED_KINDS, id) ? FIXED_KINDS[id] : undefined
  if (kind !== undefined) return { kind }
  if (id.startsWith(ANNOUNCED_PREFIX)) return { kind: 'announced', rdns: id.slice(ANNOUNCED_PREFIX.length) }
  const accountNumber = DEVELOPMENT_ACCOUNTS.find((number) => id === `${DEVELOPMENT_PREFIX}${number}`)
  return accountNumber === undefined ? undefined : { kind: 'development', accountNumber }
}

/** Whether this browser has no wallet: a phone browser without an injected provider. */
export function isWithoutExtensions(announced: readonly AnnouncedWallet[]): boolean {
  return announced.length === 0 && injectedProvider() === undefined && isPhone()
}

/** The wallets in this browser; the injected one only if no announced wallet uses the same provider. */
function installedChoices(announced: readonly AnnouncedWallet[]): readonly WalletChoice[] {
  const wallets: WalletChoice[] = announced.map(({ rdns, name, icon }) => ({
    kind: 'announced',
    id: `${ANNOUNCED_PREFIX}${rdns}`,
    name,
    rdns,
    ...(icon === undefined ? {} : { icon }),
  }))
  const injected = injectedProvider()
  if (injected !== undefined && announced.every(({ provider }) => provider !== injected))
    wallets.push({ kind: 'injected', id: INJECTED_ID })
  return wallets
}

/** The wallets connected through a service or their own SDK. */
function connectedChoices(announced: readonly AnnouncedWallet[]): readonly WalletChoice[] {
  const wallets: WalletChoice[] = []
  if (!isWithoutExtensions(announced)) wallets.push({ kind: 'deFiWallet', id: DEFI_WALLET_ID })
  wallets.push({
    kind: 'walletConnect',
    id: WALLET_CONNECT_ID,
    isAvailable: getDeployment().walletConnect !== undefined,
  })
  if (getDeployment().walletConnectV1 !== undefined) wallets.push({ kind: 'walletConnectV1', id: WALLET_CONNECT_V1_ID })
  return wallets
}

function developmentChoices(): readonly WalletChoice[] {
  if (!import.meta.env.DEV || getDeployment().network !== 'devnet') return []
  return DEVELOPMENT_ACCOUNTS.map((accountNumber) => ({
    kind: 'development',
    id: `${DEVELOPMENT_PREFIX}${accountNumber}`,
    accountNumber,
  }))
}

/** The available wallets: recently used ones first, then those in this browser. */
export function listChoices(
  announced: readonly AnnouncedWallet[],
  recentIds: readonly string[],
): readonly WalletChoice[] {
  const wallets = [...installedChoices(announced), ...connectedChoices(announced), ...developmentChoices()]
  const rank = ({ id }: WalletChoice): number => (recentIds.includes(id) ? recentIds.indexOf(id) : recentIds.length)
  return wallets.sort((a, b) => rank(a) - rank(b))
}
