import { vi } from 'vitest'

// An earlier test file may have mocked modules, so this one imports fresh ones.
vi.resetModules()
