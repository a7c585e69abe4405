import { AbiCoder, keccak256 } from 'ethers'

/**
 * The operator's secret for the draw of a lottery. All of them derive from a seed, so that none has to be stored.
 * @param seed 32 bytes in hex
 */
export function lotterySecret(seed: string, lottery: string, id: bigint): string {
  return keccak256(AbiCoder.defaultAbiCoder().encode(['bytes32', 'address', 'uint256'], [seed, lottery, id]))
}
