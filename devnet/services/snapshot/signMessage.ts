import type { Rpc } from '../../chain/rpc.ts'
import { DOMAIN, type Message, messageTypes } from './messages.ts'

/** What wallets add to the types of a message. */
const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
] as const

/** Lets an unlocked account of the node sign a message, and returns the body to post. */
export async function signMessage(rpc: Rpc, { kind, message }: Message): Promise<SignedBody> {
  const type = messageTypes.find((each) => each.kind === kind && isTypeOf(each.fields, message))
  if (type === undefined) throw new Error(`No type for a message of kind ${kind}`)
  const types = { [type.name]: type.fields }
  const typed = { domain: DOMAIN, types: { EIP712Domain: DOMAIN_FIELDS, ...types }, primaryType: type.name, message }
  const sig = String(await rpc.send('eth_signTypedData_v4', [message.from, typed]))
  return { address: message.from, sig, data: { domain: DOMAIN, types, message } }
}

/** Body of a request to store a message. */
export interface SignedBody {
  readonly address: string
  readonly sig: string
  readonly data: { readonly domain: object; readonly types: object; readonly message: Message['message'] }
}

/** The types of votes differ in the type of their choice. */
function isTypeOf(fields: (typeof messageTypes)[number]['fields'], message: Message['message']): boolean {
  const choice = 'choice' in message ? message.choice : undefined
  const wanted = typeof choice === 'number' ? 'uint32' : Array.isArray(choice) ? 'uint32[]' : 'string'
  return fields.every(({ name, type }) => name !== 'choice' || type === wanted)
}
