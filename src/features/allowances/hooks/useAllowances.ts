import { useMemo } from 'react'
import useSWR from 'swr'
import { erc20Contract } from '@/chain/contracts/erc20'
import { nftCollectionContract } from '@/chain/contracts/nftCollection'
import { readClient } from '@/chain/rpc/readClient'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { vaultTable } from '@/config/vaultTable'
import { vaultOnNetwork } from '@/domain/vault/vault'
import { useAppSelector } from '@/hooks/storeHooks'
import { useCallReader } from '@/hooks/useCallReader'
import { useCall, useCalls } from '@/hooks/useCalls'
import { type Address, shortenHex, ZERO_ADDRESS } from '@/lib/hex'
import { LOADING, retryFailed, valueOf } from '@/lib/loadable'
import { sanitizeText } from '@/lib/sanitizeText'
import type { AddedToken } from '@/store/lists/listsSlice'
import { type AllowanceList, type AllowanceRow, allowanceList } from '../model/allowances'
import { type AllowancePair, allowanceQuestions, type NamedCollection, withCreatedVaults } from '../model/questions'
import {
  type ApprovalScan,
  allowanceCall,
  createdVaultCalls,
  marketCollectionsCall,
  readApprovals,
  riskReading,
} from '../reads'

const getCreatedVaults = fromDeployment((deployment) => createdVaultCalls(deployment))
const getMarketCollections = fromDeployment(marketCollectionsCall)
const MAX_NAME = 40
const getCreatedCalls = fromDeployment(() => getCreatedVaults().map(({ call }) => call))
const NO_TOKENS: readonly AddedToken[] = []
const NOTHING_FOUND: readonly AllowancePair[] = []
/** Limits the load of hundreds of calls; changes made on this page are read immediately. */
const BLOCKS_PER_FETCH = 10

export interface Allowances extends Omit<AllowanceList, 'live'> {
  /** Sorted for display. */
  readonly rows: readonly AllowanceRow[]
  /** Undefined while the logs are loading, or if the node returns none. */
  readonly scan: ApprovalScan | undefined
  readonly hasScanFailed: boolean
  readonly retry: () => void
}

/** The collections of the NFT market with their names; those that are not read yet are missing. */
function useMarketCollections(): readonly NamedCollection[] {
  const addresses = valueOf(useCall(getMarketCollections(), { blocksPerFetch: BLOCKS_PER_FETCH }))?.collectionAddresses
  const names = useCalls(
    useMemo(() => (addresses ?? []).map((address) => nftCollectionContract(address).name()), [addresses]),
    { blocksPerFetch: BLOCKS_PER_FETCH },
  )
  return useMemo(
    () =>
      (addresses ?? []).map((address, index) => {
        const name = sanitizeText((names[index] && valueOf(names[index])) ?? '', MAX_NAME)
        return { address, name: name || shortenHex(address) }
      }),
    [addresses, names],
  )
}

/** Allowances of all known tokens, and of tokens found in the approval logs. */
export function useAllowances(account: Address): Allowances {
  const { chainId, startBlock, contracts } = getDeployment()
  const added = useAppSelector((state) => state.lists.addedTokens[chainId] ?? NO_TOKENS)
  const {
    data: scan,
    error,
    mutate,
  } = useSWR<ApprovalScan, unknown>(['approvals', account], () =>
    readApprovals(readClient, { multicall: contracts.multicall, account, startBlock }),
  )
  const found = scan?.found ?? NOTHING_FOUND
  const created = useCalls(getCreatedCalls(), { blocksPerFetch: BLOCKS_PER_FETCH })
  const network = useMemo(
    () =>
      withCreatedVaults(
        getDeployment(),
        new Map(getCreatedVaults().map(({ id }, index) => [id, valueOf(created[index] ?? LOADING) ?? ZERO_ADDRESS])),
      ),
    [created],
  )
  const collections = useMarketCollections()
  const questions = useMemo(
    () => allowanceQuestions({ network, definitions: vaultTable, added, collections, found }),
    [network, added, collections, found],
  )
  const answers = useCalls(
    useMemo(() => questions.map((question) => allowanceCall(question, account)), [questions, account]),
    { blocksPerFetch: BLOCKS_PER_FETCH },
  )
  const list = useMemo(() => allowanceList(questions, answers), [questions, answers])
  // Symbol and decimals of unlisted tokens are read from the chain.
  const unnamed = useMemo(() => list.live.filter(({ question }) => question.decimals === undefined), [list])
  const units = useCalls(
    useMemo(() => unnamed.map(({ question }) => erc20Contract(question.token).decimals()), [unnamed]),
    { blocksPerFetch: BLOCKS_PER_FETCH },
  )
  const live = useMemo(() => {
    const known = new Map(unnamed.map(({ question }, index) => [question, units[index] && valueOf(units[index])]))
    return list.live.map((allowance) => {
      const told = known.get(allowance.question)
      return told === undefined
        ? allowance
        : { ...allowance, question: { ...allowance.question, decimals: Number(told) } }
    })
  }, [list, unnamed, units])
  const vaults = useMemo(
    () =>
      vaultTable
        .map((definition) => vaultOnNetwork(network, definition))
        .flatMap((entry) => (entry.status === 'available' ? [entry.vault] : (entry.observed ?? []))),
    [network],
  )
  const risks = useMemo(
    () => live.map((allowance) => riskReading(network, vaults, allowance, account)),
    [live, network, vaults, account],
  )
  const readRisk = useCallReader(risks)
  const rows = useMemo(
    () =>
      live.map((allowance, index): AllowanceRow => ({ ...allowance, risk: risks[index]?.derive(readRisk) ?? LOADING })),
    [live, risks, readRisk],
  )
  return {
    rows,
    loadingCount: list.loadingCount,
    failedCount: list.failedCount,
    scan,
    hasScanFailed: error !== undefined,
    retry: () => {
      retryFailed(answers)
      if (error !== undefined) void mutate()
    },
  }
}
