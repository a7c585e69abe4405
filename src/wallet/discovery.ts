import { createExternalStore } from '@/lib/externalStore'
import { foreignText } from '@/lib/foreignText'
import type { Eip1193Provider } from './eip1193'

/** A wallet that announced itself by EIP-6963. Its name and icon are its own claim: text and image, nothing more. */
export interface AnnouncedWallet {
  /** Reverse domain name, the same on every visit. */
  readonly rdns: string
  readonly name: string
  /** A data: image, or absent where the wallet gave none that is safe to show. */
  readonly icon?: string
  readonly provider: Eip1193Provider
}

const MAX_NAME_LENGTH = 40
const MAX_RDNS_LENGTH = 100
const MAX_ICON_LENGTH = 100_000
const MAX_WALLETS = 20
const RDNS = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i
const SAFE_ICON = /^data:image\/(png|svg\+xml|webp|jpeg|gif)[;,]/i

function isProvider(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && value !== null && typeof (value as { request?: unknown }).request === 'function'
}

/** A wallet from an announcement's detail; undefined where it is not one that can be shown and used. */
export function parseAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined
  const { info, provider } = detail as { info?: unknown; provider?: unknown }
  if (typeof info !== 'object' || info === null || !isProvider(provider)) return undefined
  const { name: rawName, rdns, icon } = info as { name?: unknown; rdns?: unknown; icon?: unknown }
  if (typeof rawName !== 'string' || typeof rdns !== 'string') return undefined
  if (rdns.length > MAX_RDNS_LENGTH || !RDNS.test(rdns)) return undefined
  const name = foreignText(rawName, MAX_NAME_LENGTH)
  if (name === '') return undefined
  const isIconSafe = typeof icon === 'string' && icon.length <= MAX_ICON_LENGTH && SAFE_ICON.test(icon)
  return { rdns: rdns.toLowerCase(), name, provider, ...(isIconSafe ? { icon } : {}) }
}

const store = createExternalStore<readonly AnnouncedWallet[]>([])
let isListening = false

/** An announcement may be made of anything, getters that throw among it. */
function tryParse(detail: unknown): AnnouncedWallet | undefined {
  try {
    return parseAnnouncement(detail)
  } catch {
    return undefined
  }
}

function onAnnouncement(event: Event): void {
  const wallet = event instanceof CustomEvent ? tryParse(event.detail) : undefined
  const wallets = store.getSnapshot()
  if (wallet === undefined || wallets.length >= MAX_WALLETS) return
  // The first to claim a name keeps it: wallets announce themselves again on each request.
  if (wallets.some(({ rdns }) => rdns === wallet.rdns)) return
  store.set([...wallets, wallet])
}

function startDiscovery(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('eip6963:announceProvider', onAnnouncement)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** The wallets that announced themselves, in that order. The first use asks for them. */
export const announcedWallets = {
  subscribe: (listener: () => void): (() => void) => {
    startDiscovery()
    return store.subscribe(listener)
  },
  getSnapshot: (): readonly AnnouncedWallet[] => {
    startDiscovery()
    return store.getSnapshot()
  },
}

/** `window.ethereum` as it stands: older wallets have no `request`. */
export function injectedProvider(): object | undefined {
  const { ethereum } = window as { ethereum?: unknown }
  return typeof ethereum === 'object' && ethereum !== null ? ethereum : undefined
}
