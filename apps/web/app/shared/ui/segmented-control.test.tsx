import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

afterEach(cleanup)

const choices = [
	{ value: 'day', label: 'Day first' },
	{ value: 'month', label: 'Month first' },
] as const

test('each choice has the room of its bold label before it is chosen, and one name', () => {
	render(
		<SegmentedControl legend="Date" choices={choices} value="day" onChange={() => undefined} />,
	)
	for (const { label } of choices) {
		expect(screen.getByRole('radio', { name: label })).toBeTruthy()
		const text = screen.getByText(label)
		expect(text.dataset.label).toBe(label)
		expect(text.className).toMatch(/after:invisible.*after:font-semibold.*attr\(data-label\)/)
	}
})
