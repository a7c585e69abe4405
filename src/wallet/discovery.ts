import * as v from 'valibot'
import { createExternalStore } from '@/lib/externalStore'
import { foreignText } from '@/lib/foreignText'
import { parseOr, spareSchema } from '@/lib/schema'
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

const announcement = v.pipe(
  v.object({
    info: v.object({
      name: v.pipe(
        v.string(),
        v.transform((name) => foreignText(name, MAX_NAME_LENGTH)),
        v.nonEmpty(),
      ),
      rdns: v.pipe(v.string(), v.maxLength(MAX_RDNS_LENGTH), v.regex(RDNS)),
      icon: spareSchema(v.pipe(v.string(), v.maxLength(MAX_ICON_LENGTH), v.regex(SAFE_ICON))),
    }),
    provider: v.custom<Eip1193Provider>(isProvider),
  }),
  v.transform(
    ({ info: { name, rdns, icon }, provider }): AnnouncedWallet => ({
      rdns: rdns.toLowerCase(),
      name,
      provider,
      ...(icon !== undefined && { icon }),
    }),
  ),
)

/** A wallet from an announcement's detail; undefined where it is not one that can be shown and used. */
export function parseAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  return parseOr(announcement, detail)
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
