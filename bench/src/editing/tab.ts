import { defaultDesign } from '@app/cv'
import { createCvFormStore } from '../../../apps/web/app/features/cv-form/form-state/cv-form-store.ts'
import { AccountAutosave } from '../../../apps/web/app/features/cv-form/saving/account-autosave.ts'
import { NoAnswerError } from '../../../apps/web/app/shared/api/api-error.ts'
import { toContent } from '../../../apps/web/app/shared/cv-form-data.ts'
import { newId } from '../../../apps/web/app/shared/new-id.ts'
import { never } from '../../../apps/web/app/shared/test/open-cv-tabs.ts'
import { type Device, ownerId } from './device.ts'
import type { FakeServer } from './fake-server.ts'
import { marksIn, type Promises } from './marks.ts'
import type { VirtualClock } from './virtual-clock.ts'

const nextFrameMs = 17

type TabParts = { device: Device; server: FakeServer; clock: VirtualClock; promises: Promises }

/** A tab with the CV open, and the person in front of it. */
export function openTab({ device, server, clock, promises }: TabParts) {
	const writer = newId()
	const { tabs, kill } = device.newTab()
	let isGone = false
	const afterPaint = (run: () => void) =>
		clock.later(() => (isGone ? undefined : run()), nextFrameMs)
	const store = createCvFormStore(defaultDesign(), afterPaint)
	const cv = structuredClone(server.cv)
	const whileHere = async <Value>(run: () => Promise<Value>): Promise<Value> => {
		if (isGone) return never()
		const settled = await run().then(
			(value) => () => value,
			(error) => () => {
				throw error
			},
		)
		return isGone ? never() : settled()
	}
	const overTheLine = <Value>(run: () => Promise<Value>) =>
		whileHere(async () => {
			if (!device.isOnline) throw new NoAnswerError('offline')
			return run()
		})
	const unsent = device.unsentOf({ cvId: cv.id, holder: writer, isLive: tabs.isLive })
	const saver = new AccountAutosave({
		store,
		cv,
		writer,
		tabs,
		owner: { id: ownerId, isHere: () => true },
		later: (run, delayMs) => clock.later(() => (isGone ? undefined : run()), delayMs),
		server: {
			save: (_id, revision, attempt) => overTheLine(() => server.save(revision, attempt)),
			look: (_id, revision) => overTheLine(() => server.look(revision)),
		},
		unsent: whileTabIsOpen(unsent, whileHere, () => isGone),
	})
	const said = rememberWords(() => toContent(store.getState()), promises, writer)
	saver.subscribe(() => said.heed(saver.getStatus().kind))
	let isOpen = false
	const opening = saver.restore().then(() => {
		isOpen = true
	})
	return {
		device,
		store,
		saver,
		opening,
		isOpen: () => isOpen && !isGone,
		isGone: () => isGone,
		content: () => toContent(store.getState()),
		status: () => saver.getStatus().kind,
		/** The person does something. */
		act(run: () => void): void {
			store.settle()
			said.act(run)
		},
		/** The person types something, which the form takes in when it has been painted. */
		type: (run: () => void) => store.takeInSoon({}, () => said.act(run)),
		/** The person decides about something that is not in the form. */
		actSeeing(other: unknown, run: () => void): void {
			store.settle()
			said.act(run, other)
		},
		/** Ends without a word, as when the power goes. */
		kill(): void {
			isGone = true
			kill()
		},
	}
}

export type Tab = ReturnType<typeof openTab>

function rememberWords(form: () => unknown, promises: Promises, who: string) {
	const unpromised = new Set<string>()
	return {
		act(run: () => void, seen: unknown = null) {
			const before = new Set([...marksIn(form()), ...marksIn(seen)])
			run()
			const after = new Set(marksIn(form()))
			for (const mark of after) {
				if (before.has(mark)) continue
				promises.bringBack(mark, who)
				unpromised.add(mark)
			}
			for (const mark of before) if (!after.has(mark)) promises.takeAway(mark, who)
		},
		heed(status: string) {
			if (status !== 'saved' && status !== 'waiting') return
			for (const mark of marksIn(form())) if (unpromised.delete(mark)) promises.promise(mark)
		},
	}
}

/** Pending changes as a tab sees them: calls that settle after it has gone never answer. */
function whileTabIsOpen(
	unsent: ReturnType<Device['unsentOf']>,
	whileHere: <Value>(run: () => Promise<Value>) => Promise<Value>,
	isGone: () => boolean,
): ConstructorParameters<typeof AccountAutosave>[0]['unsent'] {
	return {
		keep: (look) => whileHere(() => unsent.keep(look)),
		keepAtOnce: (work) => unsent.keepAtOnce(work),
		forget: () => whileHere(() => unsent.forget()),
		takeLeft: (adopt) => whileHere(() => unsent.takeLeft((work) => !isGone() && adopt(work))),
		comesLater: () => whileHere(() => unsent.comesLater()),
	}
}
