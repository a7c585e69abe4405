import { lstatSync, readFileSync } from 'node:fs'
import { Wallet } from 'ethers'

const OTHERS = 0o077
const KEY = /^(?:0x)?[0-9a-fA-F]{64}$/

/**
 * The account of a file that contains nothing but a private key in hex. The key appears in no message.
 * @throws if others than the owner may use the file, or it has no key
 */
export function readKeyFile(file: string): Wallet {
  const { mode, uid } = ownFile(file)
  if ((mode & OTHERS) !== 0)
    throw new Error(`${file} can be used by others than its owner (mode ${(mode & 0o777).toString(8)}): chmod 600 it`)
  if (process.getuid !== undefined && uid !== process.getuid()) throw new Error(`${file} belongs to another user`)
  const text = readFileSync(file, 'utf8').trim()
  if (!KEY.test(text)) throw new Error(`${file} has no private key: 64 hexadecimal digits are expected`)
  try {
    return new Wallet(`0x${text.replace(/^0x/, '')}`)
  } catch {
    // The library's message would quote the key.
    throw new Error(`${file} has no valid private key`)
  }
}

function ownFile(file: string): { readonly mode: number; readonly uid: number } {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (stats === undefined) throw new Error(`There is no ${file}`)
  if (!stats.isFile()) throw new Error(`${file} is not a plain file`)
  return stats
}
