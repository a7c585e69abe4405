import '@testing-library/jest-dom/vitest'
import './dialogElement.ts'
import { configure, cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine takes longer than a second to load a lazy part.
configure({ asyncUtilTimeout: 20_000 })

afterEach(() => cleanup())
