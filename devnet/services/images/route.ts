import type { DevnetDeployment } from '../../deploy/deploymentJson.ts'
import { json, type Route } from '../route.ts'
import { drawTokenImage } from './tokenImage.ts'

/** Token image host: /images/{address}.png for the deployment's tokens, in any letter case. */
export function imagesRoute({ tokens }: DevnetDeployment): Route {
  const known = new Set(Object.values(tokens).map(({ address }) => address.toLowerCase()))
  return ({ pathname }) => {
    const name = /^\/images\/(.*)$/.exec(pathname)?.[1]
    if (name === undefined) return Promise.resolve(undefined)
    const address = /^(0x[0-9a-f]{40})\.png$/.exec(name.toLowerCase())?.[1]
    if (address === undefined || !known.has(address))
      return Promise.resolve(json(404, { error: 'no image of this token' }))
    return Promise.resolve({ status: 200, type: 'image/png', body: drawTokenImage(address) })
  }
}
