import { useEffect, useMemo, useRef } from 'react'
import type { SignedField } from '@/chain/tx/signRequest'
import { brand } from '@/config/brand'
import { getDeployment } from '@/config/deployment'
import { useAccount } from '@/hooks/useAccount'
import { useTranslation } from '@/i18n/useTranslation'
import { isAddress, isSameAddress } from '@/lib/hex'
import { sanitizeLines } from '@/lib/sanitizeLines'
import { sanitizeText } from '@/lib/sanitizeText'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Fact, Facts } from '@/ui/Facts'
import { Stack } from '@/ui/layout'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { Data } from '../review/TxPreview.styles'
import { GrantFacts } from './GrantFacts'
import { AnyText, Message } from './SignSheet.styles'
import type { PendingSignature } from './signStore'
import { contractName, signView } from './signView'

const MAX_VALUE = 400
const MAX_NAME = 80

/** A full address, with its name in the deployment; lookalikes differ in the middle. */
function AddressText({ address }: { readonly address: string }) {
  const { t, tText } = useTranslation()
  const account = useAccount()
  const name = contractName(address)
  const isOwn = account !== undefined && isAddress(address) && isSameAddress(address, account)
  return (
    <>
      {name !== undefined && <span>{tText(name)} </span>}
      {isOwn && <span>{t('tx.review.account.own')} </span>}
      <Data dir="ltr">{address}</Data>
    </>
  )
}

function FieldFacts({ fields }: { readonly fields: readonly SignedField[] }) {
  return (
    <Facts>
      {fields.map(({ path, type, value }) => (
        <Fact key={path.join('.')} name={<AnyText>{sanitizeText(path.join(' › '), MAX_NAME)}</AnyText>}>
          {type === 'address' && isAddress(value) ? (
            <AddressText address={value} />
          ) : (
            <AnyText>{sanitizeText(value, MAX_VALUE)}</AnyText>
          )}
        </Fact>
      ))}
    </Facts>
  )
}

/** The review before the wallet signs: requester, content and granted permissions. */
export function SignSheet({ order: { request, title, purpose, asset }, answer }: PendingSignature) {
  const { t, tText } = useTranslation()
  const account = useAccount()
  const askedBy = useRef(account)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (account !== askedBy.current) answer(false)
  }, [account, answer])
  const { grant, isRefused, fields } = useMemo(() => signView(request), [request])
  const text = request.kind === 'text' ? sanitizeLines(request.message) : undefined
  const domain = request.kind === 'typedData' ? request.domain : undefined
  return (
    <Dialog
      title={tText(title)}
      closeLabel={t('common.close')}
      isOpen
      onClose={() => answer(false)}
      initialFocus={button}
    >
      <Stack gap={16}>
        <Text>{tText(purpose)}</Text>
        {grant !== undefined && <GrantFacts grant={grant} asset={asset} />}
        <Facts>
          <Fact name={t('tx.sign.asker')}>
            <AnyText>{`${brand.product} (${window.location.host})`}</AnyText>
          </Fact>
          {domain?.name !== undefined && (
            <Fact name={t('tx.sign.domain')}>
              <AnyText>{sanitizeText(domain.name, MAX_NAME)}</AnyText>
            </Fact>
          )}
          {domain?.verifyingContract !== undefined && (
            <Fact name={t('tx.sign.contract')}>
              <AddressText address={domain.verifyingContract} />
            </Fact>
          )}
          {domain?.chainId !== undefined && (
            <Fact name={t('tx.sign.network')}>{`${getDeployment().chainName} (${domain.chainId})`}</Fact>
          )}
        </Facts>
        {text !== undefined && (
          <Message tabIndex={0} role="group" aria-label={t('tx.sign.message')} dir="auto">
            {text.text}
          </Message>
        )}
        {text?.hasInvisible === true && (
          <Notice tone="warning" title={t('tx.sign.invisible')}>
            {t('tx.sign.invisible.body')}
          </Notice>
        )}
        {request.kind === 'typedData' && (
          <details open={grant === undefined}>
            <summary>{t('tx.sign.fields', { type: sanitizeText(request.primaryType, MAX_NAME) })}</summary>
            <FieldFacts fields={fields} />
          </details>
        )}
        {isRefused && (
          <Notice tone="bad" title={t('tx.review.refused')}>
            {t('tx.sign.refused')}
          </Notice>
        )}
        <Text tone="muted" size="sm">
          {t('tx.sign.free')}
        </Text>
        {isRefused ? (
          <Button ref={button} isFullWidth onClick={() => answer(false)}>
            {t('tx.review.back')}
          </Button>
        ) : (
          <Button ref={button} variant="primary" isFullWidth onClick={() => answer(true)}>
            {t('tx.sign.confirm')}
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
