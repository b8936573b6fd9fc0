import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme, otherTheme, themeScript, toggleLabel } from './theme.ts'

function paintWith({ stored, prefersDark }: { stored?: string; prefersDark: boolean }): boolean {
	if (stored !== undefined) localStorage.setItem('theme', stored)
	vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }))
	new Function(themeScript)()
	return document.documentElement.classList.contains('dark')
}

afterEach(() => {
	localStorage.clear()
	document.documentElement.className = ''
	vi.unstubAllGlobals()
})

test('a stored theme wins over the system', () => {
	expect(chooseTheme('light', true)).toBe('light')
	expect(chooseTheme('dark', false)).toBe('dark')
})

test('without a stored theme, or with a word that is none, the system decides', () => {
	expect(chooseTheme(null, true)).toBe('dark')
	expect(chooseTheme('purple', false)).toBe('light')
})

test('the toggle leads to the other theme and says so', () => {
	expect(otherTheme('dark')).toBe('light')
	expect(toggleLabel('dark')).toBe('Switch to light mode')
	expect(toggleLabel('light')).toBe('Switch to dark mode')
})

test.each([
	{ stored: 'dark', prefersDark: false },
	{ stored: 'light', prefersDark: true },
	{ stored: 'purple', prefersDark: true },
	{ prefersDark: true },
	{ prefersDark: false },
])('the script in the head chooses as chooseTheme does: %o', (setting) => {
	const expected = chooseTheme(setting.stored ?? null, setting.prefersDark) === 'dark'
	expect(paintWith(setting)).toBe(expected)
})

test('the script in the head survives a browser that refuses storage', () => {
	vi.stubGlobal('localStorage', {
		clear: () => {},
		getItem: () => {
			throw new Error('refused')
		},
	})
	expect(paintWith({ prefersDark: true })).toBe(true)
})
