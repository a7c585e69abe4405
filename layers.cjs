// Lowest layer first. A layer may import itself and the layers named here, nothing else.
const base = ['lib', 'platform', 'config']
const chainAndWallet = [...base, 'chain', 'wallet']
const hooks = [...chainAndWallet, 'i18n', 'forms', 'api', 'store']
const widgets = [...hooks, 'hooks', 'domain', 'ui']
const layers = {
  lib: [],
  platform: ['lib'],
  config: ['lib'],
  i18n: base,
  chain: base,
  api: base,
  wallet: [...base, 'chain'],
  forms: ['lib', 'chain', 'wallet'],
  ui: ['lib', 'platform'],
  store: [...chainAndWallet, 'api'],
  hooks,
  domain: [...base, 'i18n', 'chain', 'forms', 'api', 'store', 'hooks'],
  widgets,
  features: [...widgets, 'widgets'],
  app: [...widgets, 'widgets', 'features'],
}
/** Domain modules that may use another domain module. Must stay acyclic. */
const domainUses = {
  vault: ['farm', 'price', 'token'],
  farm: ['price', 'token'],
  price: ['token'],
  'token-list': ['token'],
  pair: ['token'],
  trade: ['pair', 'token'],
  zap: ['pair', 'token', 'trade'],
  'pair-history': ['pair', 'token'],
  'exchange-info': ['pair', 'pair-history', 'token'],
  game: ['price', 'token'],
  lottery: ['game', 'price', 'token'],
  competition: ['token'],
  profile: ['token'],
  prediction: ['game', 'price', 'token'],
  squad: ['token'],
  raffle: ['token'],
  auction: ['token'],
  ifo: ['farm', 'token'],
  claims: ['lottery', 'profile', 'token'],
  'nft-market': ['token'],
  inbox: [
    'auction',
    'claims',
    'competition',
    'farm',
    'ifo',
    'lock',
    'lottery',
    'nft',
    'nft-market',
    'prediction',
    'price',
    'profile',
    'raffle',
    'squad',
    'token',
    'vault',
  ],
}
module.exports = { layers, domainUses }
