import { AbiCoder, keccak256 } from 'ethers'

/**
 * The secret that is committed for a draw. All of them derive from a seed, so that none has to be stored.
 * @param seed 32 bytes in hex
 * @param consumer the lottery, sale or raffle that draws
 */
export function drawSecret(seed: string, consumer: string, id: bigint): string {
  return keccak256(AbiCoder.defaultAbiCoder().encode(['bytes32', 'address', 'uint256'], [seed, consumer, id]))
}
