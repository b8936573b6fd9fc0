import { cvDocumentSchema } from '@app/cv'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newLetter, readLetters, saveLetter } from '#shared/letter/local-letters.ts'
import { putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
import { storeLastAdvert } from '#shared/match/last-advert.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { LocalLetterScreen } from './local-letter-screen.tsx'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const path = '/cv-writer/letter'
const ada = cvDocumentSchema.parse({ personalInfo: { firstName: 'Ada', lastName: 'Bell' } })
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name)
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test('a letter begins from the CV of this browser and is there again', async () => {
	putImportedCv(ada)
	showPage(LocalLetterScreen, { path })
	fireEvent.change(await screen.findByLabelText('Job title'), { target: { value: 'Baker' } })
	write('Employer', 'Crust')
	fireEvent.click(screen.getByRole('button', { name: 'Start the letter' }))
	await waitFor(() => expect(field('Text of your letter').value).toContain('Baker at Crust'), {
		timeout: 40_000,
	})
	cleanup()
	showPage(LocalLetterScreen, { path })
	await screen.findByRole('button', { name: 'Start again from my CV' })
	expect(field('Text of your letter').value).toContain('Baker at Crust')
	expect(readLetters()).toMatchObject([{ title: 'Baker', company: 'Crust' }])
})

test('it goes out as a file under the name of the CV, with nothing else of it', async () => {
	putImportedCv({ ...ada, professionalSummary: 'Bakes bread' })
	saveLetter({ ...newLetter(''), text: 'Dear Ann,' })
	vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
	const asked = stubServer({ 'POST /api/typeset/letter/': () => answer(200, {}) })
	showPage(LocalLetterScreen, { path })
	fireEvent.click(await screen.findByRole('button', { name: /^Download as PDF/ }))
	const posted = () => asked.find(({ route }) => route === 'POST /api/typeset/letter/')
	await waitFor(() => expect(posted()).toBeDefined())
	expect(Object(posted()?.body)).toMatchObject({
		letter: 'Dear Ann,',
		document: { personalInfo: { firstName: 'Ada' }, professionalSummary: '' },
	})
})

test('an advert that was compared is taken along; without a CV the page leads to one', async () => {
	storeLastAdvert('We need a baker.')
	showPage(LocalLetterScreen, { path })
	await screen.findByText('We need a baker.')
	screen.getByRole('link', { name: 'Write or import a CV' })
})

test('each letter is opened by itself, and a deleted one can be had back', async () => {
	saveLetter({ ...newLetter(''), title: 'Baker', text: 'One' })
	const other = { ...newLetter(''), title: 'Cook', text: 'Other' }
	saveLetter(other)
	showPage(LocalLetterScreen, { path, at: `${path}?id=${other.id}` })
	await waitFor(() => expect(field('Text of your letter').value).toBe('Other'))
	fireEvent.click(screen.getByRole('link', { name: 'Baker' }))
	await waitFor(() => expect(field('Text of your letter').value).toBe('One'))
	fireEvent.click(screen.getByRole('button', { name: 'Delete Cook' }))
	expect(readLetters().map(({ title }) => title)).toEqual(['Baker'])
})
