import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorFallback } from './error-fallback.tsx'

afterEach(cleanup)

test('the error screen says what happened and offers two ways on', () => {
	render(<ErrorFallback />)
	expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeTruthy()
	expect(
		screen.getByText(
			'We apologize, but something unexpected happened. You can try refreshing the page or return to the homepage.',
		),
	).toBeTruthy()
	const buttons = screen.getAllByRole('button').map((button) => button.textContent)
	expect(buttons).toEqual(['Refresh Page', 'Go to Homepage'])
})
