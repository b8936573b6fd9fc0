import { afterEach, expect, test, vi } from 'vitest'
import {
	updateCheckMs,
	updateQuestion,
	type WatchParts,
	watchAppUpdates,
} from './watch-app-updates.ts'

afterEach(() => void vi.useRealTimers())

/** A service worker that reports its version and records the messages that it is sent. */
class Worker extends EventTarget {
	state = 'installing'
	readonly told: unknown[] = []
	readonly #version: string
	constructor(version: string) {
		super()
		this.#version = version
	}
	postMessage(message: unknown, [port]: MessagePort[] = []) {
		this.told.push(message)
		if (message === 'which-version') port?.postMessage(this.#version)
	}
	become(state: string) {
		this.state = state
		this.dispatchEvent(new Event('statechange'))
	}
}

async function openPage({ isFirst = false, agrees = true, atRest = async () => {} } = {}) {
	const asked: string[] = []
	const registration = Object.assign(new EventTarget(), {
		waiting: null as Worker | null,
		installing: null as Worker | null,
		update: vi.fn(async () => undefined),
	})
	const container = Object.assign(new EventTarget(), {
		controller: isFirst ? null : {},
		register: async () => registration,
	})
	const reload = vi.fn()
	const parts: WatchParts = {
		// The browser's classes have no public constructor, so these stand-ins have only the members that are used.
		container: container as unknown as ServiceWorkerContainer,
		ownVersion: () => 'old',
		untilAtRest: atRest,
		ask: (question) => asked.push(question) > 0 && agrees,
		reload,
	}
	const stop = await watchAppUpdates(parts)
	const install = (version: string) => {
		const worker = new Worker(version)
		registration.installing = worker
		registration.dispatchEvent(new Event('updatefound'))
		registration.installing = null
		registration.waiting = worker
		worker.become('installed')
		return worker
	}
	return { asked, registration, container, reload, install, stop, parts }
}

test('an installed new version is offered, taken over and shown', async () => {
	const page = await openPage()
	const worker = page.install('new')
	await vi.waitFor(() => expect(worker.told).toEqual(['which-version', 'take-over']))
	expect(page.asked).toEqual([updateQuestion])
	expect(page.reload).not.toHaveBeenCalled()
	page.container.dispatchEvent(new Event('controllerchange'))
	expect(page.reload).toHaveBeenCalledOnce()
	page.stop()
})

test('nobody is asked at the first visit, nor on a page of that version', async () => {
	const first = await openPage({ isFirst: true })
	first.install('new')
	const later = await openPage()
	const same = later.install('old')
	// The worker of before would open the page of before when there is no connection.
	await vi.waitFor(() => expect(same.told).toEqual(['which-version', 'take-over']))
	expect([...first.asked, ...later.asked]).toEqual([])
	expect(later.reload).not.toHaveBeenCalled()
})

test('an older page is asked even when another tab had the new version take over', async () => {
	const rest = Promise.withResolvers<void>()
	const page = await openPage({ atRest: () => rest.promise })
	const worker = page.install('new')
	await vi.waitFor(() => expect(worker.told).toEqual(['which-version']))
	worker.become('activated')
	rest.resolve()
	await vi.waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
	expect(page.asked).toEqual([updateQuestion])
	expect(worker.told).toEqual(['which-version'])
})

test('a version that was replaced by a newer one is not offered', async () => {
	const rest = Promise.withResolvers<void>()
	const page = await openPage({ atRest: () => rest.promise })
	const replaced = page.install('new')
	await vi.waitFor(() => expect(replaced.told).toEqual(['which-version']))
	replaced.become('redundant')
	const newest = page.install('newest')
	rest.resolve()
	await vi.waitFor(() => expect(newest.told).toEqual(['which-version', 'take-over']))
	expect(page.asked).toEqual([updateQuestion])
})

test('a page that watches again asks no second time, and only once about what comes later', async () => {
	const page = await openPage({ agrees: false })
	page.install('new')
	await vi.waitFor(() => expect(page.asked).toEqual([updateQuestion]))
	page.stop()
	const stopAgain = await watchAppUpdates(page.parts)
	const later = page.install('later')
	await vi.waitFor(() => expect(page.asked).toHaveLength(2))
	expect(later.told).toEqual(['which-version'])
	stopAgain()
	const unwatched = page.install('unwatched')
	expect(unwatched.told).toEqual([])
})

test('who declines stays on the page as it is', async () => {
	const page = await openPage({ agrees: false })
	const worker = page.install('new')
	await vi.waitFor(() => expect(page.asked).toEqual([updateQuestion]))
	expect(worker.told).toEqual(['which-version'])
})

test('looks for a new version every hour until it is stopped', async () => {
	vi.useFakeTimers()
	const { registration, stop } = await openPage()
	expect(updateCheckMs).toBe(3_600_000)
	await vi.advanceTimersByTimeAsync(updateCheckMs * 2)
	expect(registration.update).toHaveBeenCalledTimes(2)
	stop()
	await vi.advanceTimersByTimeAsync(updateCheckMs)
	expect(registration.update).toHaveBeenCalledTimes(2)
})
