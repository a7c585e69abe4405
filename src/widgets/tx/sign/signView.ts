import {
  decodeSignedGrant,
  type SignedField,
  type SignedGrant,
  type SignRequest,
  signedFields,
} from '@/chain/tx/signRequest'
import { fromDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { namedContracts } from '@/domain/contract/namedContracts'
import type { TranslatableText } from '@/i18n/keys'

const getNames = fromDeployment((network) => namedContracts(network, vaultTable))

/** Name of a contract of the deployment; undefined for other addresses. */
export function contractName(address: string): TranslatableText | undefined {
  return getNames().get(address.toLowerCase())?.name
}

/** View model of a signature request. */
export interface SignView {
  readonly grant: SignedGrant | undefined
  /** The spender is not in the deployment. */
  readonly isRefused: boolean
  /** Fields of typed data. */
  readonly fields: readonly SignedField[]
}

export function signView(request: SignRequest): SignView {
  const grant = decodeSignedGrant(request)
  return {
    grant,
    isRefused: grant !== undefined && grant.amount > 0n && contractName(grant.spender) === undefined,
    fields: request.kind === 'typedData' ? signedFields(request) : [],
  }
}
