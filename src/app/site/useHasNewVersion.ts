import { useEffect, useState } from 'react'
import { pageBuild, parseBuild } from '@/platform/pageBuild'

const CHECK_EVERY_MS = 10 * 60_000
/** The file is tiny. */
const MAX_LENGTH = 1_000

async function fetchBuild(): Promise<string | undefined> {
  const answer = await fetch(`${import.meta.env.BASE_URL}build.json`, { cache: 'no-store' })
  if (!answer.ok) return undefined
  const text = await answer.text()
  return text.length > MAX_LENGTH ? undefined : parseBuild(JSON.parse(text))
}

/** Whether the host serves a newer build. Checked periodically, and when the page becomes visible. */
export function useHasNewVersion(): boolean {
  const [hasNewVersion, setHasNewVersion] = useState(false)
  useEffect(() => {
    const own = pageBuild()
    if (own === undefined || hasNewVersion) return undefined
    const check = () => {
      if (document.hidden) return
      // Ignore network errors.
      fetchBuild().then(
        (build) => setHasNewVersion(build !== undefined && build !== own),
        () => undefined,
      )
    }
    const timer = setInterval(check, CHECK_EVERY_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [hasNewVersion])
  return hasNewVersion
}
