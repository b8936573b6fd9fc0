import type { Application } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { ApiError } from '#shared/api/api-error.ts'
import { sampleApplication } from '../sample-application.ts'
import { ApplicationAutosave } from './application-autosave.ts'
import type { ApplicationPatch } from './application-patch.ts'

/** A server that keeps one application; `elsewhere` changes it behind the saver's back. */
function openServer() {
	let kept = sampleApplication()
	let refusal: Error | null = null
	let held: Promise<void> | null = null
	const sent: ApplicationPatch[] = []
	const told: Application[] = []
	const saver = new ApplicationAutosave({
		application: kept,
		delayMs: 60_000,
		onSaved: (saved) => told.push(saved),
		send: async (patch, revision) => {
			sent.push(patch)
			if (refusal !== null) throw refusal
			await held
			if (revision !== kept.revision) throw conflict(kept)
			const { nextStep: _, sentCv: __, ...words } = patch
			kept = { ...kept, ...(words as Partial<Application>), revision: kept.revision + 1 }
			return kept
		},
	})
	return {
		saver,
		sent,
		told,
		kept: () => kept,
		/** Holds each request until the returned function is called. */
		hold: () => {
			const { promise, resolve } = Promise.withResolvers<void>()
			held = promise
			return resolve
		},
		elsewhere: (change: Partial<Application>) => {
			kept = { ...kept, ...change, revision: kept.revision + 1 }
		},
		refuseWith: (error: Error | null) => {
			refusal = error
		},
	}
}

function conflict(current: Application): ApiError {
	const body = { code: 'application_changed_elsewhere', detail: 'Changed.', current }
	return new ApiError(412, body.code, { message: body.detail, body })
}

test('what is written is saved together, and the newest words win', async () => {
	const { saver, sent, kept } = openServer()
	saver.change({ notes: 'Ca' })
	saver.change({ notes: 'Call', coverLetter: 'Dear' })
	expect(saver.getView().state.kind).toBe('saving')
	expect(await saver.flush()).toBe(true)
	expect(sent).toEqual([{ notes: 'Call', coverLetter: 'Dear' }])
	expect(kept()).toMatchObject({ notes: 'Call', coverLetter: 'Dear' })
	expect(saver.getView()).toMatchObject({ pending: {}, state: { kind: 'saved' } })
})

test('a change elsewhere of another field is no conflict: both stay', async () => {
	const { saver, elsewhere, kept } = openServer()
	elsewhere({ place: 'Leeds' })
	saver.change({ notes: 'Call' })
	expect(await saver.flush()).toBe(true)
	expect(kept()).toMatchObject({ notes: 'Call', place: 'Leeds' })
})

test('other words in the same field wait until the person has chosen', async () => {
	const { saver, elsewhere, kept } = openServer()
	elsewhere({ notes: 'Theirs' })
	saver.change({ notes: 'Mine', coverLetter: 'Dear' })
	expect(await saver.flush()).toBe(false)
	expect(saver.getView().state).toMatchObject({ kind: 'conflict', fields: ['notes'] })
	expect(kept().notes).toBe('Theirs')
	saver.settle('mine')
	expect(await saver.flush()).toBe(true)
	expect(kept()).toMatchObject({ notes: 'Mine', coverLetter: 'Dear' })
})

test('whoever takes the other words keeps what else they wrote', async () => {
	const { saver, elsewhere, kept } = openServer()
	elsewhere({ notes: 'Theirs' })
	saver.change({ notes: 'Mine', coverLetter: 'Dear' })
	await saver.flush()
	saver.settle('theirs')
	expect(await saver.flush()).toBe(true)
	expect(kept()).toMatchObject({ notes: 'Theirs', coverLetter: 'Dear' })
})

test('what could not be sent is kept and goes out with the next attempt', async () => {
	const { saver, refuseWith, kept } = openServer()
	refuseWith(new Error('No connection.'))
	saver.change({ notes: 'Call' })
	expect(await saver.flush()).toBe(false)
	expect(saver.getView()).toMatchObject({ pending: { notes: 'Call' }, state: { kind: 'failed' } })
	refuseWith(null)
	expect(await saver.flush()).toBe(true)
	expect(kept().notes).toBe('Call')
})

test('a form that is refused is told so, and nothing of it is sent again', async () => {
	const { saver, refuseWith } = openServer()
	refuseWith(new ApiError(400, 'bad_request', 'Please check the link.'))
	await expect(saver.save({ url: 'nonsense' })).rejects.toThrow('Please check the link.')
	expect(saver.getView()).toMatchObject({ pending: {}, state: { kind: 'saved' } })
})

test('other words that are heard of while mine are on their way are not written over', async () => {
	const { saver, hold, elsewhere, kept } = openServer()
	const letGo = hold()
	saver.change({ notes: 'Mine' })
	const saving = saver.flush()
	elsewhere({ notes: 'Theirs' })
	saver.adopt(kept())
	letGo()
	expect(await saving).toBe(false)
	expect(saver.getView().state).toMatchObject({ kind: 'conflict', fields: ['notes'] })
	expect(kept().notes).toBe('Theirs')
})

test('what is on its way stays shown while more is written', async () => {
	const { saver, hold } = openServer()
	const letGo = hold()
	saver.change({ notes: 'Call' })
	const saving = saver.flush()
	saver.change({ coverLetter: 'Dear' })
	expect(saver.getView().pending).toEqual({ notes: 'Call', coverLetter: 'Dear' })
	letGo()
	expect(await saving).toBe(true)
})

test('an answer that comes late does not step back behind what is known already', async () => {
	const { saver, hold, elsewhere, kept, told } = openServer()
	const before = kept()
	const letGo = hold()
	saver.change({ notes: 'Call' })
	const saving = saver.flush()
	saver.adopt({ ...before, notes: 'Call', place: 'Leeds', revision: before.revision + 2 })
	letGo()
	await saving
	expect(saver.getView().saved).toMatchObject({ place: 'Leeds', revision: before.revision + 2 })
	expect(told.at(-1)).toMatchObject({ place: 'Leeds' })
	elsewhere({})
	saver.adopt(before)
	expect(saver.getView().saved.place).toBe('Leeds')
})

test('a field that is written during a question is in question too where the other side has it', async () => {
	const { saver, elsewhere } = openServer()
	elsewhere({ notes: 'Theirs', place: 'Leeds' })
	saver.change({ notes: 'Mine' })
	await saver.flush()
	saver.change({ place: 'York' })
	expect(saver.getView().state).toMatchObject({ fields: ['notes', 'place'] })
})

test('a form that meets a question is told that it is not saved', async () => {
	const { saver, elsewhere } = openServer()
	elsewhere({ notes: 'Theirs' })
	expect(await saver.save({ notes: 'Mine' })).toBe(false)
})

test('a step whose answer was lost is no question when it is sent again', async () => {
	const { saver, elsewhere } = openServer()
	const step = {
		what: 'Call',
		on: '2026-12-01',
		time: null,
		timeZone: 'UTC',
		reminder: 'off' as const,
	}
	elsewhere({ nextStep: { ...step, at: '2026-12-01T00:00:00.000Z', remindsAt: null } })
	saver.change({ nextStep: { what: 'Call', on: '2026-12-01', timeZone: 'UTC' } })
	expect(await saver.flush()).toBe(true)
})

test('both passages can be kept, and the one that is dropped can be had back', async () => {
	const { saver, elsewhere, kept } = openServer()
	elsewhere({ notes: 'Theirs' })
	saver.change({ notes: 'Mine' })
	await saver.flush()
	expect(saver.settle({ notes: 'Theirs\n\nMine' })).toEqual({})
	await saver.flush()
	expect(kept().notes).toBe('Theirs\n\nMine')
	elsewhere({ notes: 'Other' })
	saver.change({ notes: 'Mine again' })
	await saver.flush()
	expect(saver.settle('mine')).toEqual({ notes: 'Other' })
	await saver.flush()
	elsewhere({ notes: 'Third' })
	saver.change({ notes: 'Mine still' })
	await saver.flush()
	expect(saver.settle('theirs')).toEqual({ notes: 'Mine still' })
})
