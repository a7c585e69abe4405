import { useMemo } from 'react'
import { brand } from '@/config/brand'
import { fromDeployment, getDeployment } from '@/config/deployment'
import { missingContracts } from '@/domain/contract/missingContracts'
import { tokenPriceReading } from '@/domain/price/reads'
import { useAccount } from '@/hooks/useAccount'
import { useReading } from '@/hooks/useReading'
import { useTranslation } from '@/i18n/useTranslation'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { Block } from '../components/Block'
import { OptionFacts } from '../components/OptionFacts'
import { optionView } from '../model/optionView'
import { OptionsSection } from './OptionsSection'

const getCroPrice = fromDeployment((deployment) => tokenPriceReading(deployment, 'WCRO'))
const getTokenPrice = fromDeployment((deployment) => tokenPriceReading(deployment, brand.token))

/** Terms of the option, and the account's NFTs to exercise. */
export function UseSection() {
  const { t, locale } = useTranslation()
  const window = getDeployment().windows.nftExercise ?? {}
  const account = useAccount()
  const croUsd = useReading(getCroPrice())
  const tokenUsd = useReading(getTokenPrice())
  const view = useMemo(() => optionView({ croUsd, tokenUsd }, brand.token, locale), [croUsd, tokenUsd, locale])
  const { optionNft, optionExercise } = getDeployment().nft.contracts
  return (
    <Block
      testId="nft-use"
      title={t('nft.use')}
      body={t('nft.use.body')}
      endedText={t('nft.use.ended')}
      window={window}
      missing={missingContracts(getDeployment(), ['optionNft', 'optionExercise'])}
    >
      <OptionFacts view={view} untilSec={window.until} />
      <Notice tone="warning" title={t('nft.use.burns')}>
        {t('nft.use.burns.body')}
      </Notice>
      <Heading level={3} size="md">
        {t('nft.use.mine')}
      </Heading>
      {account === undefined && <Text tone="muted">{t('nft.use.connect')}</Text>}
      {optionNft !== undefined && optionExercise !== undefined && account !== undefined && (
        <OptionsSection key={account} optionNft={optionNft} exercise={optionExercise} account={account} />
      )}
    </Block>
  )
}
