import { expect, test, vi } from 'vitest'
import { Autosave, type Later } from './autosave.ts'
import type { SendOutcome } from './autosave-state-machine.ts'

type Outcome = SendOutcome<string, string>

/** An autosave whose sends and device writes are answered by the test, and whose timers run when it says so. */
function openAutosave() {
	const sends: PromiseWithResolvers<Outcome>[] = []
	const stores: PromiseWithResolvers<string | null>[] = []
	const timers = new Set<() => void>()
	const met: string[] = []
	const later: Later = (run) => {
		const timer = () => {
			timers.delete(timer)
			run()
		}
		timers.add(timer)
		return () => timers.delete(timer)
	}
	const open = <Value>(list: PromiseWithResolvers<Value>[]) => {
		const opened = Promise.withResolvers<Value>()
		list.push(opened)
		return opened.promise
	}
	const autosave = new Autosave<string, string>(
		{
			isDirty: () => true,
			send: () => open(sends),
			store: () => open(stores),
			meet: (theirs) => met.push(theirs),
		},
		{ delayMs: 1000, later },
	)
	const runTimers = () => {
		for (const timer of [...timers]) timer()
	}
	return { autosave, sends, stores, timers, runTimers, met, words: () => autosave.state.words.name }
}

const failed: Outcome = { type: 'failed', retryAfterSeconds: null }

test('what was heard while something was on its way is met after its answer', async () => {
	const { autosave, sends, met } = openAutosave()
	autosave.flush()
	autosave.hear('theirs')
	expect(met).toEqual([])
	sends[0]?.resolve({ type: 'taken', hasMore: false })
	await autosave.whenSent()
	expect(met).toEqual(['theirs'])
})

test('only the newest write of the device says that the words wait there', async () => {
	const { autosave, sends, stores, words } = openAutosave()
	autosave.flush()
	sends[0]?.resolve(failed)
	await autosave.whenSent()
	autosave.change()
	autosave.flush()
	stores[0]?.resolve(null)
	await Promise.resolve()
	expect(words()).toBe('dirty')
	stores[1]?.resolve(null)
	await vi.waitFor(() => expect(words()).toBe('waiting'))
})

test('a send that breaks is tried again', async () => {
	const { autosave, sends, stores, runTimers } = openAutosave()
	autosave.flush()
	sends[0]?.reject(new TypeError('broken'))
	await expect(autosave.whenSent()).rejects.toThrow('broken')
	stores[0]?.resolve(null)
	runTimers()
	expect(sends).toHaveLength(2)
})

test('a stopped autosave waits for what is on its way and for what the device keeps of it', async () => {
	const { autosave, sends, stores, timers } = openAutosave()
	autosave.flush()
	let isOver = false
	const stopped = autosave.stop().then(() => {
		isOver = true
	})
	sends[0]?.resolve(failed)
	await vi.waitFor(() => expect(stores).toHaveLength(1))
	expect([isOver, timers.size]).toEqual([false, 0])
	stores[0]?.resolve(null)
	await stopped
})
