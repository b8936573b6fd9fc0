import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Toaster } from '#shared/ui/toaster.tsx'
import { dismissRemoved, showRemoved } from './show-removed.tsx'

afterEach(cleanup)

test('what was removed is no longer told when something opens over the form', async () => {
	render(<Toaster />)
	act(() => showRemoved('Chef', () => undefined))
	expect(screen.getByText('Removed Chef.')).toBeTruthy()
	act(dismissRemoved)
	await waitFor(() => expect(screen.queryByText('Removed Chef.')).toBeNull())
})
