import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFormData, readStoredForm } from '#shared/cv-form-storage.ts'
import { putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
import { listLocalCvs } from '#shared/local-cvs/local-cvs.ts'
import { storedOwnModel } from '#shared/model/own-model.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { SettingsScreen } from './settings-screen.tsx'

beforeEach(() => {
	localStorage.clear()
	document.documentElement.className = ''
})
afterEach(cleanup)

const engine = {
	model: null,
	sentTo: null,
	mayAsk: false,
	tokensLeft: 0,
	ownProviders: [
		{ id: 'openai', name: 'OpenAI', host: 'api.openai.com' },
		{ id: 'mistral', name: 'Mistral', host: 'api.mistral.ai' },
	],
}
const show = (tested: object = { works: true, why: null, tookMs: 812, tokens: 90 }) => {
	const asked = stubServer({
		'GET /api/rewrites/engine/': () => answer(200, engine),
		'POST /api/model/own/test/': () => answer(200, tested),
	})
	showPage(() => <SettingsScreen account={<p>Account</p>} />, { path: '/settings' })
	return asked
}
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement

test('the theme is that of the system until one is chosen, and again after', () => {
	show()
	expect(radio('System').checked).toBe(true)
	fireEvent.click(radio('Dark'))
	expect(document.documentElement.classList.contains('dark')).toBe(true)
	expect(localStorage.getItem('theme')).toBe('dark')
	fireEvent.click(radio('System'))
	expect(radio('System').checked).toBe(true)
	expect(localStorage.getItem('theme')).toBeNull()
	expect(document.documentElement.classList.contains('dark')).toBe(false)
})

test('a new CV begins on the chosen paper with the chosen dates', () => {
	show()
	expect(radio('A4').checked).toBe(true)
	fireEvent.click(radio('US Letter'))
	fireEvent.change(screen.getByLabelText('Dates'), { target: { value: 'long' } })
	expect(radio('US Letter').checked).toBe(true)
	expect(newFormData().design).toMatchObject({ pageSize: 'us-letter', dateStyle: 'long' })
	putImportedCv({ ...newFormData() })
	expect(readStoredForm()).toMatchObject({ form: { data: { design: { pageSize: 'us-letter' } } } })
})

test('counting is off until it is allowed, and the choice outlives the visit', () => {
	show()
	const box = () => screen.getByRole('checkbox', { name: /count my visits/ }) as HTMLInputElement
	expect(box().checked).toBe(false)
	fireEvent.click(box())
	cleanup()
	show()
	expect(box().checked).toBe(true)
})

test.each([
	[['Calm nurse'], 'Remove it'],
	[['Calm nurse', 'Kind nurse'], 'Remove all 2'],
])('the CVs of this browser (%j) can be removed, and brought back', async (summaries, remove) => {
	for (const professionalSummary of summaries) {
		putImportedCv({ ...newFormData(), professionalSummary })
	}
	show()
	fireEvent.click(await screen.findByRole('button', { name: remove }))
	fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
	await screen.findByRole('button', { name: remove })
	expect(readStoredForm()).toMatchObject({
		form: { data: { professionalSummary: summaries.at(-1) } },
	})
	expect(await listLocalCvs()).toHaveLength(summaries.length - 1)
})

test('of CVs that were removed nothing is left in this browser', async () => {
	putImportedCv({ ...newFormData(), professionalSummary: 'Calm nurse' })
	putImportedCv({ ...newFormData(), professionalSummary: 'Kind nurse' })
	show()
	fireEvent.click(await screen.findByRole('button', { name: 'Remove all 2' }))
	await screen.findByText('Removed from this browser.')
	expect(Object.keys(localStorage).filter((key) => key.startsWith('cv'))).toEqual([])
	expect(await listLocalCvs()).toEqual([])
})

test('without a CV there is nothing to remove', async () => {
	show()
	expect(await screen.findByText('None.')).toBeTruthy()
})

const type = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a key is kept in this browser alone, tested, and deleted', async () => {
	const asked = show()
	fireEvent.change(await screen.findByLabelText('Provider'), { target: { value: 'mistral' } })
	screen.getByText('Requests go to api.mistral.ai.')
	fireEvent.click(screen.getByRole('button', { name: 'Save in this browser' }))
	screen.getByText('Enter the name of the model, without spaces.')
	type('Model', 'mistral-small-latest')
	type('Key', 'key-0123456789')
	fireEvent.click(screen.getByRole('button', { name: 'Save in this browser' }))
	const own = { provider: 'mistral', model: 'mistral-small-latest', key: 'key-0123456789' }
	expect(storedOwnModel()).toEqual(own)
	expect(asked.every(({ route }) => route.startsWith('GET'))).toBe(true)
	screen.getByText(/key ending in 6789/)

	fireEvent.click(screen.getByRole('button', { name: 'Test the key' }))
	await screen.findByText('It works. It took 0.8 seconds and 90 tokens.')
	expect(asked.at(-1)?.body).toEqual({ own })

	fireEvent.click(screen.getByRole('button', { name: 'Delete key' }))
	expect(storedOwnModel()).toBeNull()
	expect(JSON.stringify(localStorage)).not.toContain('0123456789')
})

test.each([
	['key_refused', 'It doesn’t work: the provider doesn’t accept your key.'],
	['busy', 'It doesn’t work: the provider says it’s too busy, or that your credit is used up.'],
])('a test that ends with %s says so plainly', async (why, says) => {
	show({ works: false, why, tookMs: 100, tokens: 0 })
	await screen.findByLabelText('Model')
	type('Model', 'm1')
	type('Key', 'key-0123456789')
	fireEvent.click(screen.getByRole('button', { name: 'Save in this browser' }))
	fireEvent.click(screen.getByRole('button', { name: 'Test the key' }))
	await screen.findByText(says)
})
