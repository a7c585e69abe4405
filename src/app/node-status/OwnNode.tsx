import type { SubmitEvent } from 'react'
import { getDeployment } from '@/config/deployment'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/Button'
import { Row, Stack } from '@/ui/layout'
import { TextInput } from '@/ui/TextInput'
import { useOwnNode } from './useOwnNode'

/** Longer than any accepted URL. */
const MAX_TYPED = 300

interface OwnNodeProps {
  /** Called when the preferred node changes. */
  readonly onChange?: () => void
}

/** The user's own node: checked before it is used, and preferred while it works. */
export function OwnNode({ onChange }: OwnNodeProps) {
  const { t } = useTranslation()
  const { typed, type, isUsed, progress, check, remove } = useOwnNode(onChange)
  const isChecking = progress.kind === 'checking'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isChecking) void check()
  }

  function error(): string | undefined {
    switch (progress.kind) {
      case 'invalidUrl':
      case 'noAnswer':
        return t(`nodes.own.${progress.kind}`)
      case 'wrongChain':
        return t('nodes.own.wrongChain', {
          theirs: progress.chainId,
          ours: getDeployment().chainId,
          chain: getDeployment().chainName,
        })
      case 'outOfSync':
        return t(progress.blocks < 0 ? 'nodes.own.behind' : 'nodes.own.ahead', { blocks: Math.abs(progress.blocks) })
      default:
        return undefined
    }
  }
  function hint(): string {
    return t(
      progress.kind === 'used' || progress.kind === 'removed' || progress.kind === 'checking'
        ? `nodes.own.${progress.kind}`
        : 'nodes.own.hint',
    )
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <TextInput
          label={t('nodes.own')}
          type="url"
          dir="ltr"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          maxLength={MAX_TYPED}
          value={typed}
          readOnly={isChecking}
          onChange={type}
          hint={hint()}
          error={error()}
        />
        <Row gap={12}>
          <Button
            type="submit"
            isBusy={isChecking}
            disabledReason={typed.trim() === '' ? t('nodes.own.empty') : undefined}
          >
            {t('nodes.own.use')}
          </Button>
          {isUsed && (
            <Button variant="quiet" onClick={remove}>
              {t('nodes.own.remove')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  )
}
