import { lazyPart } from '@/widgets/pages/lazyPart'

/** Buttons that send: most visitors have nothing to claim, so their code comes when it is needed. */
export const ClaimButton = lazyPart(async () => (await import('./Acts')).ClaimButton)
export const UnpaidButton = lazyPart(async () => (await import('./Acts')).UnpaidButton)
export const PointsButton = lazyPart(async () => (await import('./Acts')).PointsButton)
