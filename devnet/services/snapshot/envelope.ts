import { getAddress, isAddress, TypedDataEncoder, verifyTypedData } from 'ethers'
import { RefusedError } from './errors.ts'
import { DOMAIN, type FieldType, type Message, type MessageType, messageTypes } from './messages.ts'

/** A message with a signature that was checked. */
export type SignedMessage = Message & {
  /** EIP-712 hash of the message. */
  readonly id: string
  /** The signer, checksummed. */
  readonly address: string
  readonly sig: string
  /** What was signed. */
  readonly data: { readonly domain: object; readonly types: object; readonly message: object }
}

type Fields = Readonly<Record<string, unknown>>

/** The only one whose hash is the same with and without, because wallets derive it from the domain. */
const DOMAIN_TYPE = 'EIP712Domain'
const MAX_UINT32 = 2 ** 32 - 1

/**
 * Reads the body that clients post, { address, sig, data: { domain, types, message } }, and checks format and signature.
 * @param chainId the only one that a domain may have; Trust Wallet's in-app browser adds it
 * @throws RefusedError
 */
export function readEnvelope(body: unknown, chainId: number): SignedMessage {
  const { address, sig, data } = fieldsIn(body, ['address', 'sig', 'data'], 'wrong envelope format')
  const { domain, types, message } = fieldsIn(data, ['domain', 'types', 'message'], 'wrong envelope format')
  if (typeof address !== 'string' || !isAddress(address) || getAddress(address) !== address)
    throw new RefusedError('wrong address: it must have its checksum')
  if (typeof sig !== 'string' || !/^0x[0-9a-fA-F]{130}$/.test(sig)) throw new RefusedError('wrong signature format')
  const type = typeOf(types)
  const signed = {
    domain: readDomain(domain, chainId),
    types: { [type.name]: [...type.fields] },
    message: readMessage(message, type),
  }
  checkSigner(signed, address, sig)
  const from = signed.message['from']
  if (!isAddress(from) || getAddress(from) !== address) throw new RefusedError('wrong from: it must be the address')
  const id = TypedDataEncoder.hash(signed.domain, signed.types, signed.message)
  // The fields of the message are those of its kind, because the types are.
  return { kind: type.kind, message: signed.message, id, address, sig, data: signed } as unknown as SignedMessage
}

function checkSigner(
  {
    domain,
    types,
    message,
  }: { domain: Fields; types: Record<string, { name: string; type: string }[]>; message: Fields },
  address: string,
  sig: string,
): void {
  let signer: string
  try {
    signer = verifyTypedData(domain, types, message, sig)
  } catch {
    // Not a point of the curve, a second signature for the same message, or text that is not Unicode.
    throw new RefusedError('wrong signature')
  }
  if (signer !== address) throw new RefusedError('wrong signature: another account signed')
}

function readDomain(value: unknown, chainId: number): Fields {
  if (!isRecord(value)) throw new RefusedError('wrong domain')
  const { name, version, chainId: given, ...others } = value
  const isOurs = name === DOMAIN.name && version === DOMAIN.version && Object.keys(others).length === 0
  if (!isOurs || (given !== undefined && given !== chainId)) throw new RefusedError('wrong domain')
  return given === undefined ? DOMAIN : { ...DOMAIN, chainId }
}

function typeOf(value: unknown): MessageType {
  if (!isRecord(value)) throw new RefusedError('wrong types')
  const names = Object.keys(value).filter((name) => name !== DOMAIN_TYPE)
  const found = messageTypes.find(
    ({ name, fields }) => names.length === 1 && names[0] === name && isSameFields(value[name], fields),
  )
  if (found === undefined) throw new RefusedError('wrong types')
  return found
}

function isSameFields(value: unknown, fields: MessageType['fields']): boolean {
  if (!Array.isArray(value) || value.length !== fields.length) return false
  return (value as readonly unknown[]).every((each, index) => {
    const field = fields[index]
    return (
      isRecord(each) && each['name'] === field?.name && each['type'] === field?.type && Object.keys(each).length === 2
    )
  })
}

function readMessage(value: unknown, { fields }: MessageType): Fields & { readonly from?: unknown } {
  const names = fields.map(({ name }) => name)
  const message = fieldsIn(value, names, 'wrong message: it must have the fields of its type and no others')
  for (const { name, type } of fields)
    if (!isOfType(message[name], type)) throw new RefusedError(`wrong message: ${name} must be ${type}`)
  return message
}

function isOfType(value: unknown, type: FieldType): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string'
    case 'uint32':
      return isUint(value) && value <= MAX_UINT32
    case 'uint64':
      return isUint(value)
    case 'string[]':
      return Array.isArray(value) && value.every((each) => isOfType(each, 'string'))
    case 'uint32[]':
      return Array.isArray(value) && value.every((each) => isOfType(each, 'uint32'))
  }
}

function isUint(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** The fields of an object that has these and no others. */
function fieldsIn(value: unknown, names: readonly string[], refusal: string): Fields {
  if (!isRecord(value)) throw new RefusedError(refusal)
  const keys = Object.keys(value)
  if (keys.length !== names.length || names.some((name) => !Object.hasOwn(value, name))) throw new RefusedError(refusal)
  return value
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
