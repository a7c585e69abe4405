// Lowest layer first. A layer may import itself and the layers named here, nothing else.
const layers = {
  lib: [],
  config: ['lib'],
  i18n: ['lib', 'config'],
  chain: ['lib', 'config'],
  api: ['lib', 'config'],
  wallet: ['lib', 'config', 'chain'],
  ui: ['lib'],
  store: ['lib', 'config', 'chain', 'api', 'wallet'],
  hooks: ['lib', 'config', 'i18n', 'chain', 'api', 'wallet', 'store'],
  domain: ['lib', 'config', 'i18n', 'chain', 'api', 'store', 'hooks'],
  widgets: ['lib', 'config', 'i18n', 'chain', 'api', 'wallet', 'store', 'hooks', 'domain', 'ui'],
  features: ['lib', 'config', 'i18n', 'chain', 'api', 'wallet', 'store', 'hooks', 'domain', 'ui', 'widgets'],
  app: ['lib', 'config', 'i18n', 'chain', 'api', 'wallet', 'store', 'hooks', 'domain', 'ui', 'widgets', 'features'],
}
/** Domain modules that may use another domain module. Must stay acyclic. */
const domainUses = {
  vault: ['farm', 'price', 'token'],
  farm: ['price', 'token'],
  price: ['token'],
  'token-list': ['token'],
  pair: ['token'],
  trade: ['pair', 'token'],
  'pair-history': ['pair', 'token'],
  'exchange-info': ['pair', 'token'],
}
module.exports = { layers, domainUses }
