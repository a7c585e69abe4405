import { useState } from 'react'
import { type SendResult, useSendTx } from '@/hooks/useSendTx'
import { useTranslation } from '@/i18n/useTranslation'
import { useToasts } from '@/ui/toasts/toastsContext'
import { reviewTx } from '@/widgets/tx/review/askedReview'
import type { MintOrder } from '../model/forms'
import { countResults } from '../model/repeatResults'

/** Result of each send in order; undefined while pending in the wallet. */
export type RepeatResults = readonly (SendResult | undefined)[]

interface RepeatedSend {
  readonly results: RepeatResults
  /** Shows one review, sends all in parallel with progress toasts, and resolves after the last. */
  readonly sendAll: (order: MintOrder, tick: string) => Promise<void>
}

/** Sends the same data several times in parallel. */
export function useRepeatedSend(): RepeatedSend {
  const { t } = useTranslation()
  const showToast = useToasts()
  const sendTx = useSendTx()
  const [results, setResults] = useState<RepeatResults>([])

  const sendAll = async ({ request, times }: MintOrder, tick: string) => {
    const settled: (SendResult | undefined)[] = Array.from({ length: times }, () => undefined)
    const data = request.success.values?.['data'] ?? ''
    const answer = await reviewTx(request, times)
    if (answer.status === 'cancelled') return
    setResults([...settled])
    const sendOne = async (_: unknown, index: number) => {
      settled[index] = await sendTx(answer.request, { isForced: answer.isForced })
      setResults([...settled])
      const { sent, failed, isDone } = countResults(settled)
      const values = { n: sent, total: times, k: failed, data }
      const kind = !isDone ? 'info' : failed === 0 ? 'success' : sent === 0 ? 'danger' : 'warning'
      showToast({
        kind,
        title: t('inscription.repeat.title', { tick }),
        description: t(isDone ? 'inscription.repeat.done' : 'inscription.repeat.progress', values),
      })
    }
    await Promise.all(settled.map(sendOne))
  }
  return { results, sendAll }
}
