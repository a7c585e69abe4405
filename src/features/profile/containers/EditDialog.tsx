import { useMemo, useState } from 'react'
import type { AnyTxRequest } from '@/chain/tx/txRequest'
import type { Profiles } from '@/domain/profile/profiles'
import { profileCostsReading, type UserProfile } from '@/domain/profile/reads'
import { useCurrencyBalance } from '@/domain/token/useCurrencyBalance'
import { deriveActionForm } from '@/forms/walletForm'
import { useApproval } from '@/hooks/useApproval'
import { useReading } from '@/hooks/useReading'
import { useWallet } from '@/hooks/useWallet'
import { useTranslation } from '@/i18n/useTranslation'
import { formatToken } from '@/lib/figureFormat'
import { figureView } from '@/lib/figureView'
import type { Address } from '@/lib/hex'
import { mapLoadable, valueOf } from '@/lib/loadable'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { Fact, Facts } from '@/ui/Facts'
import { FormEnd } from '@/ui/FormEnd'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Text } from '@/ui/Text'
import { LoadableFigure } from '@/widgets/figures/LoadableFigure'
import { RetryButton } from '@/widgets/figures/RetryButton'
import { TxButton } from '@/widgets/tx/TxButton'
import { useSubmitTx } from '@/widgets/tx/useSubmitTx'
import { PictureChoice } from '../components/PictureChoice'
import { useCollectibleNames } from '../hooks/useCollectibleNames'
import { useOwnBunnies } from '../hooks/useOwnBunnies'
import { usePictureApproval } from '../hooks/usePictureApproval'
import { derivePaidForm } from '../model/profileForm'
import { pauseProfileTx, reactivateProfileTx, updatePictureTx } from '../model/profileTx'

const NO_IDS: readonly bigint[] = []
/** Collectibles to choose a picture from. */
const MAX_CHOICES = 100

const TITLES = {
  picture: 'profile.edit.picture',
  pause: 'profile.pause.title',
  reactivate: 'profile.reactivate.title',
} as const

export interface EditDialogProps {
  readonly profiles: Profiles
  readonly account: Address
  readonly profile: UserProfile
  readonly kind: keyof typeof TITLES
  readonly onClose: () => void
}

/** Changes the picture of a profile, pauses it, or reactivates it. Closes once it is sent. */
export function EditDialog(props: EditDialogProps) {
  const { t } = useTranslation()
  const submitTx = useSubmitTx()
  const { kind, onClose } = props
  const send = async (request: AnyTxRequest) => {
    const { status } = await submitTx(request)
    if (status === 'sent' && request.approval === undefined) onClose()
  }
  return (
    <Dialog title={t(TITLES[kind])} closeLabel={t('common.close')} isOpen onClose={onClose}>
      {kind === 'pause' ? <PauseForm {...props} send={send} /> : <PictureForm {...props} send={send} />}
    </Dialog>
  )
}

interface EditFormProps extends EditDialogProps {
  readonly send: (request: AnyTxRequest) => Promise<void>
}

function PauseForm({ profiles, profile: { picture }, send }: EditFormProps) {
  const { t } = useTranslation()
  const { status } = useWallet()
  const costs = useReading(useMemo(() => profileCostsReading(profiles.address), [profiles.address]))
  const { token } = profiles
  const { locale } = useTranslation()
  return (
    <Stack gap={16}>
      <Notice tone="warning" title={t('profile.pause.warning')}>
        {t('profile.pause.body')}
      </Notice>
      <Facts>
        <Fact name={t('profile.pause.cost')}>
          <LoadableFigure
            view={figureView(costs, ({ reactivateWei }) =>
              formatToken(reactivateWei, token.decimals, token.symbol, locale),
            )}
          />
        </Fact>
      </Facts>
      <FormEnd
        act={
          <TxButton
            form={
              picture === undefined
                ? { status: 'invalid', text: { key: 'profile.checking' } }
                : deriveActionForm(status, pauseProfileTx(profiles, picture), { key: 'profile.pause' })
            }
            onSubmit={send}
          />
        }
      />
    </Stack>
  )
}

function PictureForm({ profiles, account, profile, kind, send }: EditFormProps) {
  const { t, locale } = useTranslation()
  const { status: walletStatus } = useWallet()
  const [tokenId, setTokenId] = useState<bigint>()
  const { address, bunnies, token } = profiles
  const owned = useOwnBunnies(profiles, account, MAX_CHOICES)
  const costs = useReading(useMemo(() => profileCostsReading(address), [address]))
  const cost = mapLoadable(costs, ({ updateWei, reactivateWei }) => (kind === 'picture' ? updateWei : reactivateWei))
  const balance = mapLoadable(useCurrencyBalance(token), ({ wei }) => wei)
  const picture = useMemo(
    () => (tokenId === undefined ? undefined : { collection: bunnies, tokenId }),
    [bunnies, tokenId],
  )
  const approvals = [
    useApproval({ token: token.address, tokenName: token.symbol, spender: address, amount: valueOf(cost) }),
    usePictureApproval(profiles, picture),
  ]
  const former = profile.picture
  const form = derivePaidForm({
    walletStatus,
    symbol: token.symbol,
    cost,
    balance,
    approvals,
    missing: picture === undefined ? { key: 'profile.picture.choose' } : undefined,
    text: { key: kind === 'picture' ? 'profile.edit.picture' : 'profile.reactivate' },
    requestOf: (costWei) => {
      if (picture === undefined) return undefined
      if (kind === 'reactivate') return reactivateProfileTx(profiles, { picture, costWei })
      return former && updatePictureTx(profiles, { former, picture, costWei })
    },
  })
  const amount = (wei: bigint) => formatToken(wei, token.decimals, token.symbol, locale)
  const known = valueOf(owned)
  const nameOf = useCollectibleNames(bunnies, known?.ids ?? NO_IDS)
  return (
    <Stack gap={16}>
      <Text tone="muted" size="sm">
        {t(kind === 'picture' ? 'profile.edit.lead' : 'profile.reactivate.lead')}
      </Text>
      {owned.status === 'loading' && <Skeleton width="100%" height="10rem" />}
      {owned.status === 'failed' && (
        <Notice tone="bad" title={t('profile.items.failed')} action={<RetryButton onRetry={owned.retry} />} />
      )}
      {known?.count === 0 && (
        <EmptyState title={t('profile.picture.none')}>{t('profile.picture.none.body')}</EmptyState>
      )}
      {known !== undefined && known.count > 0 && (
        <PictureChoice collection={bunnies} ids={known.ids} nameOf={nameOf} selected={tokenId} onChange={setTokenId} />
      )}
      <Facts>
        <Fact name={t('profile.cost')}>
          <LoadableFigure view={figureView(cost, amount)} />
        </Fact>
        <Fact name={t('profile.balance')}>
          <LoadableFigure view={figureView(balance, amount)} />
        </Fact>
      </Facts>
      <FormEnd act={<TxButton form={form} onSubmit={send} />} />
    </Stack>
  )
}
