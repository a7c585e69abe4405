import { useState } from 'react'
import type { SignRequest } from '@/chain/tx/signRequest'
import { fromDeployment } from '@/config/deployment'
import { Button } from '@/ui/Button'
import { Row } from '@/ui/layout'
import { Text } from '@/ui/Text'
import { type SignResult, useSignMessage } from '@/widgets/tx/sign/useSignMessage'
import { Specimen } from './Specimen'

const text: SignRequest = { kind: 'text', message: 'Sign in to the kit.\nNonce: 7\u202E<b>xe</b>' }
const getVote = fromDeployment<SignRequest>(({ chainId }) => ({
  kind: 'typedData',
  domain: { name: 'Kit', version: '1', chainId },
  types: {
    Vote: [
      { name: 'proposal', type: 'string' },
      { name: 'choices', type: 'uint32[]' },
    ],
  },
  primaryType: 'Vote',
  message: { proposal: 'Raise the quorum', choices: [1, 3] },
}))

/** Messages to sign with a connected wallet: plain text and typed data. */
export function SignSpecimen() {
  const sign = useSignMessage()
  const [result, setResult] = useState<SignResult>()
  const ask = async (request: SignRequest) => {
    const order = { request, title: { key: 'tx.sign.message' }, purpose: { key: 'tx.sign.free' } }
    setResult(await sign(() => Promise.resolve(order)))
  }
  return (
    <Specimen name="Sign a message">
      <Row gap={8}>
        <Button onClick={() => void ask(text)}>Text</Button>
        <Button onClick={() => void ask(getVote())}>Typed data</Button>
      </Row>
      {result !== undefined && (
        <Text size="sm" tone="muted">
          {result.status === 'signed' ? result.signature : result.status}
        </Text>
      )}
    </Specimen>
  )
}
