import { useLayoutEffect } from 'react'

const covered: string[] = []

/** Whether an open dialog tells what a toast of this topic would. */
export function isTopicCovered(topic: string | undefined): boolean {
  return topic !== undefined && covered.includes(topic)
}

/** Shows no toasts of a topic, since an open dialog tells the same. @param topic undefined if none is open */
export function useCoveredTopic(topic: string | undefined): void {
  useLayoutEffect(() => {
    if (topic === undefined) return undefined
    covered.push(topic)
    return () => {
      covered.splice(covered.indexOf(topic), 1)
    }
  }, [topic])
}
