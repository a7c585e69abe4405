import { LastZapCard } from '../components/LastZapCard'
import { useLastZap } from '../hooks/useLastZap'

/** What the account's latest zap brought; nothing where there was none of late. */
export function LastZapSection() {
  const last = useLastZap()
  return last && <LastZapCard zap={last} />
}
