import { useEffect, useState } from 'react'
import { readClient } from '@/chain/rpc/readClient'
import { useAppSelector } from '@/hooks/storeHooks'
import { LOADING, ready } from '@/lib/loadable'
import { type NamedRecipient, parseName } from '../model/recipient'

async function lookUp(name: string): Promise<NamedRecipient['address']> {
  const { lookUpName } = await import('../lookUpName')
  return ready((await lookUpName(readClient, name)) ?? 'nobody')
}

/** Who a typed name leads to, anew with each block; undefined where the text is no name. */
export function useNamedRecipient(typed: string | undefined): NamedRecipient | undefined {
  const name = typed === undefined ? undefined : parseName(typed)
  const blockNumber = useAppSelector((state) => state.block.latest?.number)
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<NamedRecipient>()
  useEffect(() => {
    if (name === undefined) return undefined
    let isCurrent = true
    const settle = (address: NamedRecipient['address']) => {
      if (isCurrent) setAnswer({ name, address })
    }
    lookUp(name).then(settle, () => settle({ status: 'failed', retry: () => setRound(round + 1) }))
    return () => {
      isCurrent = false
    }
  }, [name, blockNumber, round])
  if (name === undefined) return undefined
  // What the last block said stands until this one has answered: it is looked up once more before anything is sent.
  return answer?.name === name ? answer : { name, address: LOADING }
}
