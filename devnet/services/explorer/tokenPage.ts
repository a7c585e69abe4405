import type { Rpc } from '../../chain/rpc.ts'
import { type Answer, escapeHtml, html } from '../route.ts'
import { addressLink, definitionList, type Names } from './names.ts'
import { formatUnits } from './txPage.ts'

export async function tokenPage(rpc: Rpc, names: Names, address: string): Promise<Answer> {
  const { Interface } = await import('ethers')
  const token = new Interface([
    'function name() view returns (string)',
    'function symbol() view returns (string)',
    'function decimals() view returns (uint8)',
    'function totalSupply() view returns (uint256)',
  ])
  const read = async (method: string): Promise<unknown> => {
    const data = await rpc.send('eth_call', [{ to: address, data: token.encodeFunctionData(method) }, 'latest'])
    return token.decodeFunctionResult(method, String(data))[0]
  }
  let values: readonly unknown[]
  try {
    values = await Promise.all(['name', 'symbol', 'decimals', 'totalSupply'].map(read))
  } catch {
    return html(404, 'No token', `<p>${addressLink(names, address)} does not answer as a token.</p>`)
  }
  const [name, symbol, decimals, supply] = values.map(String)
  const rows: readonly (readonly [string, string])[] = [
    ['Contract', addressLink(names, address)],
    ['Name', escapeHtml(name ?? '')],
    ['Symbol', escapeHtml(symbol ?? '')],
    ['Decimals', escapeHtml(decimals ?? '')],
    ['Total supply', formatUnits(BigInt(supply ?? 0), Number(decimals))],
  ]
  return html(200, `Token ${symbol ?? ''}`, definitionList(rows))
}
