import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

const widthOf = (size?: 'narrow' | 'wide') => {
	render(
		<Dialog title="Rename" {...(size ? { size } : {})} onClose={() => undefined}>
			<p>Content</p>
		</Dialog>,
	)
	const rem = Number(/sm:w-\[min\((\d+)rem,/.exec(screen.getByRole('dialog').className)?.[1])
	cleanup()
	return rem
}

test('a dialog is as narrow as a form, unless it has columns', () => {
	expect(widthOf()).toBeLessThanOrEqual(36)
	expect(widthOf('wide')).toBeGreaterThan(60)
})
