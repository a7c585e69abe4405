import type { Address } from '@/lib/hex'
import { fetchJson } from '../fetchJson'
import { type Inscription, type InscriptionBalance, LIST_SIZE, parseBalances, parseInscriptions } from './parse'

const LIMITS = { maxBytes: 8_000_000 } as const

/** The account's balances on Cronos under the protocol. @throws ServiceError */
export async function readInscriptionBalances(
  serviceUrl: string,
  account: Address,
): Promise<readonly InscriptionBalance[]> {
  return parseBalances(await fetchJson(`${serviceUrl}/balance/${account}`, LIMITS))
}

/** All deployed ticks of the protocol that the indexer lists. @throws ServiceError */
export async function readInscriptions(serviceUrl: string): Promise<readonly Inscription[]> {
  return parseInscriptions(await fetchJson(`${serviceUrl}/inscriptions?page=0&size=${LIST_SIZE}`, LIMITS))
}
