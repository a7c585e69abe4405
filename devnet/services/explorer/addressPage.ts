import type { Rpc } from '../../chain/rpc.ts'
import { type Answer, escapeHtml, html } from '../route.ts'
import { addressLink, definitionList, type Names } from './names.ts'
import { formatUnits } from './txPage.ts'

interface Block {
  readonly number: string
  readonly transactions: readonly { readonly hash: string; readonly from: string; readonly to: string | null }[]
}

/** Number of blocks that are searched for an address's transactions. */
const LOOK_BACK_BLOCKS = 200

export async function addressPage(rpc: Rpc, names: Names, address: string): Promise<Answer> {
  const [balance, count, code, head] = await rpc.batch([
    { method: 'eth_getBalance', params: [address, 'latest'] },
    { method: 'eth_getTransactionCount', params: [address, 'latest'] },
    { method: 'eth_getCode', params: [address, 'latest'] },
    { method: 'eth_blockNumber', params: [] },
  ])
  const name = names.get(address.toLowerCase())
  const rows: readonly (readonly [string, string])[] = [
    ['Address', `<code>${escapeHtml(address)}</code>`],
    ...(name === undefined ? [] : [['Known as', escapeHtml(name)] as const]),
    ['Kind', code === '0x' ? 'Account' : `Contract (<a href="/explorer/token/${escapeHtml(address)}">as a token</a>)`],
    ['Balance', `${formatUnits(BigInt(String(balance)), 18)} CRO`],
    ['Transactions sent', String(Number(count))],
  ]
  return html(200, 'Address', definitionList(rows) + (await recent(rpc, names, address, Number(head))))
}

async function recent(rpc: Rpc, names: Names, address: string, head: number): Promise<string> {
  const first = Math.max(0, head - LOOK_BACK_BLOCKS + 1)
  const numbers = Array.from({ length: head - first + 1 }, (_, index) => `0x${(head - index).toString(16)}`)
  const blocks = (await rpc.batch(
    numbers.map((number) => ({ method: 'eth_getBlockByNumber', params: [number, true] })),
  )) as (Block | null)[]
  const own = address.toLowerCase()
  const rows = blocks.flatMap((block) =>
    (block?.transactions ?? [])
      .filter(({ from, to }) => from.toLowerCase() === own || to?.toLowerCase() === own)
      .map(({ hash, from, to }) => {
        const link = `<a href="/explorer/tx/${escapeHtml(hash)}"><code>${escapeHtml(hash.slice(0, 14))}...</code></a>`
        const cells = [
          link,
          String(Number(block?.number)),
          addressLink(names, from),
          to === null ? 'new contract' : addressLink(names, to),
        ]
        return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
      }),
  )
  if (rows.length === 0) return `<p>No transactions in the last ${LOOK_BACK_BLOCKS} blocks.</p>`
  return `<h2>In the last ${LOOK_BACK_BLOCKS} blocks</h2><table><tr><th>Transaction</th><th>Block</th><th>From</th><th>To</th></tr>${rows.join('')}</table>`
}
