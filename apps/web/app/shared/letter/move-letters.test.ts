import { afterEach, expect, test, vi } from 'vitest'
import { answer, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { newLetter, readLetters, saveLetter } from './local-letters.ts'
import { moveLetters, putLettersBack } from './move-letters.ts'

afterEach(() => vi.unstubAllGlobals())

const letter = {
	...newLetter('We bake.'),
	title: 'Baker',
	company: 'Crust',
	addressee: 'Ann Ko',
	text: 'Dear Ann',
}
const bodies = (asked: StubRequest[]) => asked.map(({ body }) => Object(body))

test('a letter becomes an application with its advert, under its own id', async () => {
	const asked = stubServer({ 'POST /api/applications/': () => answer(200, {}) })
	saveLetter(letter)
	const moved = await moveLetters(localStorage)
	expect(moved).toMatchObject([{ applicationId: letter.id }])
	expect(bodies(asked)).toMatchObject([
		{
			id: letter.id,
			job: { from: 'scratch', title: 'Baker', company: 'Crust', advert: 'We bake.' },
			coverLetter: 'Dear Ann',
			contacts: [{ name: 'Ann Ko' }],
		},
	])
	expect(readLetters()).toEqual([])
})

test('what the server refuses stays here', async () => {
	stubServer({
		'POST /api/applications/': () =>
			answer(409, { code: 'too_many_applications', detail: 'Too many.' }),
	})
	saveLetter(letter)
	expect(await moveLetters(localStorage)).toEqual([])
	expect(readLetters()).toHaveLength(1)
})

test('an id that is taken is changed for another', async () => {
	const asked = stubServer({
		'POST /api/applications/': ({ body }) =>
			Object(body).id === letter.id
				? answer(409, { code: 'application_id_taken', detail: 'Taken.' })
				: answer(200, {}),
	})
	saveLetter(letter)
	const [moved] = await moveLetters(localStorage)
	expect(moved?.applicationId).not.toBe(letter.id)
	expect(asked).toHaveLength(2)
	expect(readLetters()).toEqual([])
})

test('letters that are put back leave the account', async () => {
	const asked = stubServer({
		[`DELETE /api/applications/${letter.id}/`]: () => new Response(null, { status: 204 }),
	})
	await putLettersBack([{ letter, applicationId: letter.id }], localStorage)
	expect(asked).toHaveLength(1)
	expect(readLetters()).toMatchObject([{ text: 'Dear Ann' }])
})
