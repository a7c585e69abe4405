import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { getDeployment } from '@/config/deployment'
import { addressLink } from '@/config/explorer'
import { TestStore } from '@/hooks/testing/TestStore'
import { TestLanguage } from '@/i18n/testing/TestLanguage'
import SecurityPage from './SecurityPage'

function show() {
  render(
    <TestStore
      node={() => {
        throw new Error('down')
      }}
    >
      <TestLanguage>
        <MemoryRouter>
          <SecurityPage />
        </MemoryRouter>
      </TestLanguage>
    </TestStore>,
  )
}

describe('security page', () => {
  it('names the address of the site, each host, and the contracts with their explorer page, without a node', () => {
    show()
    expect(screen.getByText(`You are on ${window.location.host}.`, { exact: false })).toBeInTheDocument()
    const hosts = screen.getByRole('table', { name: 'Who this site talks to' })
    for (const url of getDeployment().rpcUrls) expect(within(hosts).getByText(new URL(url).host)).toBeInTheDocument()
    const contracts = screen.getByRole('table', { name: 'Contracts' })
    const links = within(contracts).getAllByRole('link')
    expect(links.length).toBeGreaterThan(10)
    const wcro = Object.entries(getDeployment().tokens).find(([symbol]) => symbol === 'WCRO')?.[1]
    expect(links.map((link) => link.getAttribute('href'))).toContain(wcro && addressLink(wcro.address))
  })
})
