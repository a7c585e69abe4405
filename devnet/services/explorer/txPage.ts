import type { Rpc } from '../../chain/rpc.ts'
import { type Answer, escapeHtml, html } from '../route.ts'
import { addressLink, definitionList, type Names } from './names.ts'

interface Tx {
  readonly from: string
  readonly to: string | null
  readonly value: string
  readonly input: string
  readonly nonce: string
  readonly blockNumber: string | null
}

interface Receipt {
  readonly status: string
  readonly gasUsed: string
  readonly effectiveGasPrice: string
  readonly contractAddress: string | null
  readonly logs: readonly { readonly address: string; readonly topics: readonly string[]; readonly data: string }[]
}

const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

export async function txPage(rpc: Rpc, names: Names, hash: string): Promise<Answer> {
  const [rawTx, rawReceipt] = await rpc.batch([
    { method: 'eth_getTransactionByHash', params: [hash] },
    { method: 'eth_getTransactionReceipt', params: [hash] },
  ])
  const tx = rawTx as Tx | null
  if (tx === null)
    return html(404, 'No such transaction', `<p><code>${escapeHtml(hash)}</code> is not on this chain.</p>`)
  const receipt = rawReceipt as Receipt | null
  const rows: readonly (readonly [string, string])[] = [
    ['Hash', `<code>${escapeHtml(hash)}</code>`],
    ['Status', statusOf(receipt)],
    ['Block', tx.blockNumber === null ? 'none yet' : String(Number(tx.blockNumber))],
    ['From', addressLink(names, tx.from)],
    ['To', receiverOf(names, tx, receipt)],
    ['Value', `${formatUnits(BigInt(tx.value), 18)} CRO`],
    ['Nonce', String(Number(tx.nonce))],
    ...(receipt === null
      ? []
      : [['Fee', `${formatUnits(BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice), 18)} CRO`] as const]),
    ['Input', `<code>${escapeHtml(tx.input)}</code>`],
  ]
  return html(200, 'Transaction', definitionList(rows) + transfers(names, receipt))
}

function statusOf(receipt: Receipt | null): string {
  if (receipt === null) return 'Pending'
  return receipt.status === '0x1' ? 'Success' : 'Failed'
}

function receiverOf(names: Names, tx: Tx, receipt: Receipt | null): string {
  if (tx.to !== null) return addressLink(names, tx.to)
  const created = receipt?.contractAddress
  return created == null ? 'creates a contract' : `creates ${addressLink(names, created)}`
}

function transfers(names: Names, receipt: Receipt | null): string {
  const rows = (receipt?.logs ?? []).flatMap(({ address, topics: [topic, from, to], data }) => {
    if (topic !== TRANSFER_TOPIC || from === undefined || to === undefined || data === '0x') return []
    const cells = [
      addressLink(names, address),
      addressLink(names, addressIn(from)),
      addressLink(names, addressIn(to)),
      BigInt(data).toString(),
    ]
    return [`<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`]
  })
  if (rows.length === 0) return ''
  return `<h2>Token transfers</h2><table><tr><th>Token</th><th>From</th><th>To</th><th>Base units</th></tr>${rows.join('')}</table>`
}

const addressIn = (topic: string) => `0x${topic.slice(-40)}`

/** Formats base units as a decimal number without trailing zeros. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
