import { useMemo } from 'react'
import { getDeployment } from '@/config/deployment'
import { useFigures } from '@/domain/vault/useFigures'
import { useUnderlyingBalance } from '@/domain/vault/useUnderlyingBalance'
import { useEarned } from '@/domain/vault/useVaultDetails'
import { useVaultReads } from '@/domain/vault/useVaultReads'
import type { Vault } from '@/domain/vault/vault'
import type { FormState } from '@/forms/formState'
import { useAccount } from '@/hooks/useAccount'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatApy } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import { LOADING, mapLoadable, valueOf } from '@/lib/loadable'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { ExitOffer } from '@/widgets/vault-page/exit/ExitOffer'
import { ExitCard } from '../components/ExitCard'
import { ExitPositionCard } from '../components/ExitPositionCard'
import { Columns } from '../components/TakeProfit.styles'
import { deriveExitForm } from '../model/exitForm'
import { zapTargets } from '../model/zapTargets'

export function ExitSection({ vault }: { readonly vault: Vault }) {
  const { locale } = useTranslation()
  const account = useAccount()
  const { status: walletStatus } = useWallet()
  const submit = useSubmitTx()
  const figures = useFigures(vault)
  const [reads] = useVaultReads(
    useMemo(() => [vault], [vault]),
    account,
  )
  const shareToken = reads && valueOf(reads.shareToken)
  const earned = useEarned(vault, shareToken, account)
  const pending = useMemo(() => mapLoadable(earned, (known) => known.pending), [earned])
  const wallet = useUnderlyingBalance(vault, account)
  if (reads === undefined) return null
  const deposited = reads.deposited ?? LOADING
  const form: FormState = deriveExitForm({
    walletStatus,
    vault,
    shareToken,
    deposited: mapLoadable(deposited, ({ wei }) => wei),
    pending,
  })
  const isConnected = account !== undefined
  return (
    <Columns>
      <ExitPositionCard
        isApr={valueOf(reads.vaultYield)?.isApr === true}
        rate={figureView(reads.vaultYield, ({ apy }) => apy && formatApy(apy, locale))}
        position={
          isConnected
            ? {
                balance: figures.amount(mapLoadable(deposited, ({ wei }) => wei)),
                balanceUsd: figures.usd(deposited),
                earned: figures.amount(mapLoadable(earned, (known) => known.earned.wei)),
              }
            : undefined
        }
      />
      <ExitCard
        asset={vault.underlyingFriendlyName}
        arrives={isConnected ? figures.amount(mapLoadable(deposited, ({ wei }) => wei)) : undefined}
        wallet={isConnected ? figures.amount(wallet) : undefined}
        form={form}
        exit={
          isConnected &&
          shareToken !== undefined && (
            <ExitOffer key={account} vault={vault} shareToken={shareToken} deposited={deposited} pending={pending} />
          )
        }
        onSubmit={submit}
        targets={zapTargets(vault, getDeployment())}
      />
    </Columns>
  )
}
