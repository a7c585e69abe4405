import { webUrls } from '@/api/tokenList/webUrls'
import { fromDeployment } from '@/config/deployment'
import { type Currency, getNativeCurrency } from '@/domain/token/currency'
import { deploymentTokens } from './deploymentTokens'
import { imitatedBy } from './imitation'
import { mergeTokens } from './mergeTokens'

const getOwnTokens = fromDeployment((deployment) => mergeTokens([deploymentTokens(deployment)]))

/**
 * URLs of the picture that a token's list gives it, best first. None for a token that imitates one of the deployment, so
 * that no list can dress it as the real one.
 */
export function listPictureUrls(token: Currency): readonly string[] {
  const { logoURI } = token
  if (logoURI === undefined || imitatedBy(token, getOwnTokens(), getNativeCurrency()) !== undefined) return []
  return webUrls(logoURI)
}
