/** Product token on the local chain. The app's own spelling is in src/config/brand.ts. */
export const productToken = { symbol: 'DIAL', name: 'Sundial' } as const
