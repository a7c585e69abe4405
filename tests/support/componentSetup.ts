import '@testing-library/jest-dom/vitest'
import './dialogElement.ts'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => cleanup())
