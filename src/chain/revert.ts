import type { Hex } from '@/lib/hex'
import type { AbiType } from './abi/abiType'
import { decodeData } from './abi/codec'
import { list } from './abi/composite'
import { address, string, uint256 } from './abi/elementary'

// The compiler's panic codes: https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require
const PANICS: Readonly<Record<string, string>> = {
  1: 'Assertion failed',
  17: 'Arithmetic overflow',
  18: 'Division by zero',
  33: 'Invalid enum value',
  34: 'Corrupt storage byte array',
  49: 'Pop on an empty array',
  50: 'Index out of bounds',
  65: 'Out of memory',
  81: 'Call of a zero function',
}

interface CustomError {
  readonly signature: string
  readonly inputs: AbiType<readonly unknown[]>
}

// OpenZeppelin 5; a test computes every selector from its signature.
const CUSTOM_ERRORS: Readonly<Record<Hex, CustomError>> = {
  '0xe450d38c': { signature: 'ERC20InsufficientBalance(address,uint256,uint256)', inputs: list(address, uint256, uint256) },
  '0xfb8f41b2': { signature: 'ERC20InsufficientAllowance(address,uint256,uint256)', inputs: list(address, uint256, uint256) },
  '0x94280d62': { signature: 'ERC20InvalidSpender(address)', inputs: list(address) },
  '0xec442f05': { signature: 'ERC20InvalidReceiver(address)', inputs: list(address) },
  '0x96c6fd1e': { signature: 'ERC20InvalidSender(address)', inputs: list(address) },
  '0xe602df05': { signature: 'ERC20InvalidApprover(address)', inputs: list(address) },
  '0x5274afe7': { signature: 'SafeERC20FailedOperation(address)', inputs: list(address) },
  '0x118cdaa7': { signature: 'OwnableUnauthorizedAccount(address)', inputs: list(address) },
  '0x3ee5aeb5': { signature: 'ReentrancyGuardReentrantCall()', inputs: list() },
  '0xd93c0665': { signature: 'EnforcedPause()', inputs: list() },
  '0xd6bda275': { signature: 'FailedCall()', inputs: list() },
  '0xcf479181': { signature: 'InsufficientBalance(uint256,uint256)', inputs: list(uint256, uint256) },
}

export function customErrorSelectors(): readonly (readonly [Hex, string])[] {
  return Object.entries(CUSTOM_ERRORS).map(([selector, { signature }]) => [selector as Hex, signature] as const)
}

/** The reason in revert data: `Error(string)`, a panic, or a known custom error; undefined for anything else. */
export function decodeRevert(data: Hex): string | undefined {
  const selector = data.slice(0, 10)
  const rest: Hex = `0x${data.slice(10)}`
  try {
    if (selector === '0x08c379a0') return decodeData(list(string), rest)[0]
    if (selector === '0x4e487b71') {
      const [code] = decodeData(list(uint256), rest)
      return PANICS[code.toString()] ?? `Panic 0x${code.toString(16)}`
    }
    const known = CUSTOM_ERRORS[selector as Hex]
    if (known === undefined) return undefined
    const name = known.signature.slice(0, known.signature.indexOf('('))
    const args = decodeData(known.inputs, rest)
    return `${name}(${args.map(String).join(', ')})`
  } catch {
    return undefined
  }
}
