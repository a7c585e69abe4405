const repositoryUrl = 'https://github.com/sundial-finance/sundial'

/** Links of the footer, in its order. */
export const footerLinks = [
  'about',
  'store',
  'support',
  'troubleshooting',
  'guides',
  'developers',
  'documentation',
  'bugBounty',
  'audits',
  'careers',
] as const

/** URLs of the footer's links. The footer leaves out a link without one. */
const links: Readonly<Partial<Record<(typeof footerLinks)[number], string>>> = {
  about: `${repositoryUrl}#readme`,
  developers: `${repositoryUrl}/blob/main/CONTRIBUTING.md`,
  documentation: `${repositoryUrl}/tree/main/docs`,
}

/** The only place with the product's name. Texts use it as %product% and %token%. */
export const brand = {
  product: 'Sundial',
  token: 'DIAL',
  repositoryUrl,
  links,
} as const
