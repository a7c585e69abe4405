import { getDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { AddressInput } from '@/ui/AddressInput'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { addressRelationKey } from '@/widgets/known-address/addressRelationKey'
import { LookalikeNotice } from '@/widgets/known-address/LookalikeNotice'
import type { RecipientChoice } from '../hooks/useRecipient'
import type { Recipient } from '../model/recipient'

export interface RecipientFieldProps {
  /** Undefined if the account itself receives. */
  readonly typed: string | undefined
  readonly receiving: RecipientChoice
  readonly onType: (text: string) => void
  readonly onRemove: () => void
}

/** Recipient field of the expert mode; a lookalike of a known address has to be compared first. */
export function RecipientField({
  typed,
  receiving: { recipient, acquaintance, onCompared },
  onType,
  onRemove,
}: RecipientFieldProps) {
  const { t } = useTranslation()
  const hintOf = (found: Recipient): string | undefined => {
    if (found.status === 'resolving') return t('swap.recipient.resolving')
    if (!('address' in found)) return undefined
    const { name, address } = found
    return [
      ...(name === undefined ? [] : [t('swap.recipient.leads', { name, address })]),
      ...(acquaintance === 'own' ? [] : [t('swap.recipient.hint')]),
      t(addressRelationKey(acquaintance)),
    ].join(' ')
  }
  const errorOf = ({ status }: Recipient): string | undefined => {
    if (status === 'unread') return t('swap.recipient.unread')
    return status === 'invalid' ? t('swap.recipient.notAddress', { network: getDeployment().chainName }) : undefined
  }
  if (typed === undefined) {
    return (
      <Row justify="end">
        <Button variant="quiet" size="sm" onClick={() => onType('')}>
          {t('swap.recipient.add')}
        </Button>
      </Row>
    )
  }
  return (
    <Stack gap={8}>
      <AddressInput
        label={t('swap.recipient')}
        placeholder={t('swap.recipient.placeholder')}
        value={typed}
        onChange={onType}
        hint={hintOf(recipient)}
        error={errorOf(recipient)}
      />
      {'address' in recipient && recipient.looksLike !== undefined && (
        <LookalikeNotice
          known={recipient.looksLike}
          typed={recipient.address}
          isAccepted={recipient.status === 'address'}
          onAccept={onCompared}
        />
      )}
      <Row justify="end">
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {t('swap.recipient.remove')}
        </Button>
      </Row>
    </Stack>
  )
}
