/** The one place that spells the product. Texts take these values as %product% and %token%. */
export const brand = {
  product: 'Sundial',
  token: 'DIAL',
  repositoryUrl: 'https://github.com/sundial-finance/sundial',
} as const
