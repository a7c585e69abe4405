import * as v from 'valibot'
import { createExternalStore } from '@/lib/externalStore'
import { sanitizeText } from '@/lib/sanitizeText'
import { parseOr, spareSchema } from '@/lib/schema'
import type { Eip1193Provider } from './eip1193'

/** A wallet announced by EIP-6963. Name and icon are untrusted. */
export interface AnnouncedWallet {
  /** Reverse domain name, stable between visits. */
  readonly rdns: string
  readonly name: string
  /** A data: image; absent if the wallet announced none that is safe to show. */
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
        v.transform((name) => sanitizeText(name, MAX_NAME_LENGTH)),
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

/** Parses an announcement's detail; undefined if it is invalid. */
export function parseAnnouncement(detail: unknown): AnnouncedWallet | undefined {
  return parseOr(announcement, detail)
}

const store = createExternalStore<readonly AnnouncedWallet[]>([])
let isListening = false

/** An announcement may contain anything, including throwing getters. */
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
  // The first wallet with a name keeps it: wallets announce themselves on every request.
  if (wallets.some(({ rdns }) => rdns === wallet.rdns)) return
  store.set([...wallets, wallet])
}

function startDiscovery(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('eip6963:announceProvider', onAnnouncement)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
}

/** The announced wallets in order of announcement. The first use requests them. */
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

/** The untyped `window.ethereum`: older wallets have no `request`. */
export function injectedProvider(): object | undefined {
  const { ethereum } = window as { ethereum?: unknown }
  return typeof ethereum === 'object' && ethereum !== null ? ethereum : undefined
}
