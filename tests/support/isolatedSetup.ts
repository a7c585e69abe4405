import { vi } from 'vitest'

// The test file that ran before may have replaced modules: this one gets what it imports anew.
vi.resetModules()
