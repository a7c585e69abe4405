import {
  readSignedGrant,
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

/** What a contract of the deployment is called; undefined for any other address. */
export function contractName(address: string): TranslatableText | undefined {
  return getNames().get(address.toLowerCase())?.name
}

/** What the sheet shows of a request besides its text. */
export interface SignView {
  readonly grant: SignedGrant | undefined
  /** It lets a contract spend that the deployment does not name. */
  readonly isRefused: boolean
  /** Of a typed message. */
  readonly fields: readonly SignedField[]
}

export function signView(request: SignRequest): SignView {
  const grant = readSignedGrant(request)
  return {
    grant,
    isRefused: grant !== undefined && grant.amount > 0n && contractName(grant.spender) === undefined,
    fields: request.kind === 'typedData' ? signedFields(request) : [],
  }
}
