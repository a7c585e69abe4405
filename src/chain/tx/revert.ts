import type { Hex } from '@/lib/hex'
import type { AbiType } from '../abi/abiType'
import { decodeData } from '../abi/codec'
import { list } from '../abi/composite'
import { address, string, uint256 } from '../abi/elementary'

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

// OpenZeppelin 5; a test computes every selector from its signature.
const CUSTOM_ERRORS: Readonly<Record<Hex, string>> = {
  '0xe450d38c': 'ERC20InsufficientBalance(address,uint256,uint256)',
  '0xfb8f41b2': 'ERC20InsufficientAllowance(address,uint256,uint256)',
  '0x94280d62': 'ERC20InvalidSpender(address)',
  '0xec442f05': 'ERC20InvalidReceiver(address)',
  '0x96c6fd1e': 'ERC20InvalidSender(address)',
  '0xe602df05': 'ERC20InvalidApprover(address)',
  '0x89c62b64': 'ERC721InvalidOwner(address)',
  '0x7e273289': 'ERC721NonexistentToken(uint256)',
  '0x64283d7b': 'ERC721IncorrectOwner(address,uint256,address)',
  '0x64a0ae92': 'ERC721InvalidReceiver(address)',
  '0x177e802f': 'ERC721InsufficientApproval(address,uint256)',
  '0x5b08ba18': 'ERC721InvalidOperator(address)',
  '0x5274afe7': 'SafeERC20FailedOperation(address)',
  '0x118cdaa7': 'OwnableUnauthorizedAccount(address)',
  '0x3ee5aeb5': 'ReentrancyGuardReentrantCall()',
  '0xd93c0665': 'EnforcedPause()',
  '0xd6bda275': 'FailedCall()',
  '0xcf479181': 'InsufficientBalance(uint256,uint256)',
}

/** Selector and signature of each known custom error. */
export function customErrorSelectors(): readonly (readonly [Hex, string])[] {
  return Object.entries(CUSTOM_ERRORS).map(([selector, signature]) => [selector as Hex, signature] as const)
}

/** `name(values)` of a custom error whose inputs are addresses and integers. @throws AbiDecodeError */
function writeCustomError(signature: string, data: Hex): string {
  const [name = '', inputs = ''] = signature.slice(0, -1).split('(')
  const types: AbiType<unknown>[] =
    inputs === '' ? [] : inputs.split(',').map((type) => (type === 'address' ? address : uint256))
  return `${name}(${decodeData(list(...types), data)
    .map(String)
    .join(', ')})`
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
    return known && writeCustomError(known, rest)
  } catch {
    return undefined
  }
}
