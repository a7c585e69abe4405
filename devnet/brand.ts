/** The product token on the local chain; the app's own spelling is in src/config/brand.ts. */
export const productToken = { symbol: 'DIAL', name: 'Sundial' } as const
