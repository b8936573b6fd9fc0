import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
	vi.spyOn(console, 'error')
	vi.spyOn(console, 'warn')
})

// A stray warning is a fault that nobody has looked at yet, so it fails the test that caused it.
afterEach(() => {
	expect(vi.mocked(console.error).mock.calls).toEqual([])
	expect(vi.mocked(console.warn).mock.calls).toEqual([])
	vi.restoreAllMocks()
})
