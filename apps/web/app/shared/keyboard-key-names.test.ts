import { expect, test, vi } from 'vitest'
import { keysInWords } from './keyboard-key-names.ts'

test.each([
	['Win32', 'Ctrl Shift Z'],
	['Linux x86_64', 'Ctrl Shift Z'],
	['MacIntel', '⌘ ⇧ Z'],
	['iPhone', '⌘ ⇧ Z'],
])('on %s keys are called %s', (platform, words) => {
	vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
	expect(keysInWords('Ctrl Shift Z')).toBe(words)
})
