import type { Cv } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refusal, type StubRequest, stubServer } from '#shared/test/stub-server.ts'
import { createCvFormStore } from './cv-form-store.ts'
import { KeptCvSave } from './kept-cv-save.ts'
import { unsentStore } from './unsent.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const path = `PATCH /api/cvs/${id}/`
const at = '2026-01-02T03:04:05.000Z'

function keptCv(changes: Partial<Cv> = {}): Cv {
	return {
		id,
		title: 'My CV',
		document: { ...emptyCv(), professionalSummary: 'Careful.' },
		design: defaultDesign(),
		visibility: 'private',
		revision: 1,
		createdAt: at,
		updatedAt: at,
		...changes,
	}
}

const opened: KeptCvSave[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
	for (const saver of opened.splice(0)) saver.stop()
})

function open(cv: Cv) {
	const store = createCvFormStore(defaultDesign())
	const saver = new KeptCvSave({ store, cv })
	opened.push(saver)
	saver.restore()
	const write = (professionalSummary: string) => {
		store.dispatch({ type: 'update', changes: { professionalSummary }, at: 0 })
		saver.flush()
	}
	return { store, saver, write }
}

const saved = (revision: number) => answer(200, { id, revision, updatedAt: at })
const summaryOf = ({ body }: StubRequest) =>
	(body as { document: Cv['document'] }).document.professionalSummary
const stale = (current: Cv) =>
	answer(412, { detail: 'It changed elsewhere.', code: 'cv_changed_elsewhere', current })

test('a change is sent and then nothing waits on this device', async () => {
	const asked = stubServer({ [path]: () => saved(2) })
	const { saver, write } = open(keptCv())
	write('Careful and kind.')
	await vi.waitFor(() => expect(saver.getStatus()).toEqual({ kind: 'saved' }))
	expect(asked.map(summaryOf)).toEqual(['Careful and kind.'])
	expect(unsentStore(id).read()).toBeNull()
})

test('what others changed in another place joins, and both are saved', async () => {
	const theirs = keptCv({
		revision: 5,
		document: {
			...keptCv().document,
			personalInfo: { ...emptyCv().personalInfo, firstName: 'Ada' },
		},
	})
	let calls = 0
	const asked = stubServer({ [path]: () => (calls++ === 0 ? stale(theirs) : saved(6)) })
	const { store, saver, write } = open(keptCv())
	write('Careful and kind.')
	await vi.waitFor(() => expect(saver.getStatus()).toEqual({ kind: 'saved' }))
	expect(store.getState()).toMatchObject({
		professionalSummary: 'Careful and kind.',
		personalInfo: { firstName: 'Ada' },
	})
	expect(asked).toHaveLength(2)
})

test.each([
	['mine', 'Careful and kind.'],
	['theirs', 'Quick.'],
] as const)('the same words changed twice wait for a choice: %s', async (choice, wanted) => {
	const theirs = keptCv({ revision: 5, document: { ...emptyCv(), professionalSummary: 'Quick.' } })
	let calls = 0
	stubServer({ [path]: () => (calls++ === 0 ? stale(theirs) : saved(6)) })
	const { store, saver, write } = open(keptCv())
	write('Careful and kind.')
	await vi.waitFor(() => expect(saver.getStatus().kind).toBe('conflict'))
	expect(store.getState().professionalSummary).toBe('Careful and kind.')
	saver.settle(choice)
	await vi.waitFor(() => expect(saver.getStatus()).toEqual({ kind: 'saved' }))
	expect(store.getState().professionalSummary).toBe(wanted)
})

test('what is written while a choice is open is kept on this device', async () => {
	const theirs = keptCv({ revision: 5, document: { ...emptyCv(), professionalSummary: 'Quick.' } })
	stubServer({ [path]: () => stale(theirs) })
	const { saver, write } = open(keptCv())
	write('Careful and kind.')
	await vi.waitFor(() => expect(saver.getStatus().kind).toBe('conflict'))
	write('Careful, kind and quick.')
	expect(unsentStore(id).read()?.data.professionalSummary).toBe('Careful, kind and quick.')
})

test('without the server the change waits on this device and goes out at the next visit', async () => {
	globalThis.fetch = async () => {
		throw new TypeError('Failed to fetch')
	}
	const first = open(keptCv())
	first.write('Careful and kind.')
	await vi.waitFor(() => expect(first.saver.getStatus()).toEqual({ kind: 'waiting' }))
	first.saver.stop()

	const asked = stubServer({ [path]: () => saved(2) })
	const later = open(keptCv())
	await vi.waitFor(() => expect(later.saver.getStatus()).toEqual({ kind: 'saved' }))
	expect(asked.map(summaryOf)).toEqual(['Careful and kind.'])
	expect(later.store.getState().professionalSummary).toBe('Careful and kind.')
})

test('a refusal is told in the server’s sentence', async () => {
	stubServer({ [path]: () => refusal(413, 'bad_request', 'This CV is too large.') })
	const { saver, write } = open(keptCv())
	write('x')
	await vi.waitFor(() =>
		expect(saver.getStatus()).toEqual({ kind: 'refused', sentence: 'This CV is too large.' }),
	)
})
