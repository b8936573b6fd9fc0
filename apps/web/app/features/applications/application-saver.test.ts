import type { Application } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { ApiError } from '#shared/api/api-error.ts'
import { ApplicationSaver, type Patch } from './application-saver.ts'
import { sampleApplication } from './sample-application.ts'

/** A server that keeps one application; `elsewhere` changes it behind the saver's back. */
function openServer() {
	let kept = sampleApplication()
	let refusal: Error | null = null
	const sent: Patch[] = []
	const saver = new ApplicationSaver({
		...{ application: kept, delayMs: 60_000, onSaved: () => undefined },
		send: async (patch, revision) => {
			sent.push(patch)
			if (refusal !== null) throw refusal
			if (revision !== kept.revision) throw conflict(kept)
			const { nextStep: _, sentCv: __, ...words } = patch
			kept = { ...kept, ...(words as Partial<Application>), revision: kept.revision + 1 }
			return kept
		},
	})
	return {
		...{ saver, sent, kept: () => kept },
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
