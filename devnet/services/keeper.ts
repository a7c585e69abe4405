import { json, type Route } from './route.ts'

/** The keeper, as far as its health is concerned. */
export interface ReportsHealth {
  health(): { readonly isHealthy: boolean }
}

/** Reports what the keeper does: 200 if its last look at the chain succeeded, 503 otherwise. */
export function keeperRoute(keeper: ReportsHealth): Route {
  return ({ pathname }) => {
    if (pathname !== '/keeper') return Promise.resolve(undefined)
    const health = keeper.health()
    return Promise.resolve(json(health.isHealthy ? 200 : 503, health))
  }
}
