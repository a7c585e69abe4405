import { lazyPart } from '@/widgets/pages/lazyPart'

/** What sends: most visitors only watch, so its code comes when it is needed. */
export const Bidding = lazyPart(async () => (await import('./Acts')).Bidding)
export const CloseButton = lazyPart(async () => (await import('./Acts')).CloseButton)
export const ReclaimButton = lazyPart(async () => (await import('./Acts')).ReclaimButton)
