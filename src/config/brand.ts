/** The only place with the product's name. Texts use it as %product% and %token%. */
export const brand = {
  product: 'Sundial',
  token: 'DIAL',
  repositoryUrl: 'https://github.com/sundial-finance/sundial',
} as const
