import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LazyToaster } from './lazy-toaster.tsx'
import { toast } from './toast.ts'
// Imported here, because loading these modules on demand can take a busy machine longer than a test waits.
import './toaster.tsx'

afterEach(cleanup)

test('a message is shown where one may come, also one that comes before its place is there', async () => {
	toast.success('Kept.')
	render(<LazyToaster />)
	await screen.findByText('Kept.')
	expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy()
})
