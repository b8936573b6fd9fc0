import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSingleKeyShortcuts } from './fields/use-single-key-shortcuts.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'

afterEach(() => {
	cleanup()
	localStorage.clear()
})

function Keys({ onPress }: { onPress: () => void }) {
	useSingleKeyShortcuts({ '2': onPress })
	return null
}

test('single keys are switched off and on in the list of keys', () => {
	const handlePress = vi.fn()
	render(
		<>
			<Keys onPress={handlePress} />
			<ShortcutSheet onClose={() => undefined} />
		</>,
	)
	const press = () => fireEvent.keyDown(document.body, { key: '2' })
	const isOn = screen.getByRole('checkbox', { name: 'Turn on shortcuts' })
	press()
	expect(handlePress).toHaveBeenCalledTimes(1)
	fireEvent.click(isOn)
	press()
	expect(handlePress).toHaveBeenCalledTimes(1)
	fireEvent.click(isOn)
	press()
	expect(handlePress).toHaveBeenCalledTimes(2)
})
