import { analyse } from '@app/checks'
import { emptyCv } from '@app/cv'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { CheckPanel } from './check-panel.tsx'

afterEach(cleanup)

const nothing = () => undefined
const lit = {
	litId: null,
	pageWish: null,
	remarkWish: null,
	onTouch: nothing,
	onTouchStroke: nothing,
	onChooseStroke: nothing,
	onOpenAt: nothing,
}
const step = { measure: 'figures' as const, points: 12, text: 'Add a figure to 4 more lines.' }

function showPanel(nextSteps: (typeof step)[]) {
	const report = analyse({ cv: emptyCv(), source: null, today: '2026-06-01', dismissed: [] })
	return showPage(
		() => (
			<CheckPanel
				report={{ ...report, findings: [], nextSteps }}
				problem={null}
				lit={lit}
				trend={null}
				match={null}
				improvePath="/cv-writer/improvements/local"
				onQuickFix={nothing}
				onDismiss={nothing}
				onBringBack={nothing}
				onGoToField={nothing}
			/>
		),
		{ path: '/cv-writer/create' },
	)
}

test('points that are still to be earned lead to the lines that would earn them', async () => {
	const { router } = showPanel([step])
	expect(screen.getByText(/^No mistakes to fix/)).toBeTruthy()
	fireEvent.click(screen.getByRole('button', { name: 'Improve your CV line by line' }))
	await waitFor(() => expect(router.state.location.pathname).toBe('/cv-writer/improvements/local'))
})

test('a CV that has them all is told to go on to a job', () => {
	showPanel([])
	expect(screen.getByText(/^Your CV passed every check/)).toBeTruthy()
	expect(screen.queryByRole('button', { name: 'Improve your CV line by line' })).toBeNull()
})
