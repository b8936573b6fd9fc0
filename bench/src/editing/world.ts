import { isSameCv } from '../../../apps/web/app/features/cv-form/saving/merge-cvs.ts'
import type { Random } from '../merge/random.ts'
import { editRandomly, type Marker, randomCv } from '../merge/random-edits.ts'
import { type Device, openDevice } from './device.ts'
import { FakeServer } from './fake-server.ts'
import { marksIn, Promises } from './marks.ts'
import { openTab, type Tab } from './tab.ts'
import { VirtualClock } from './virtual-clock.ts'

const mostTabs = 4

/** Two devices of one person with one CV on a server, and everything that can happen to them. */
export class World {
	readonly clock = new VirtualClock()
	readonly promises = new Promises()
	readonly counts = {
		edits: 0,
		undos: 0,
		redos: 0,
		inexact: 0,
		choices: 0,
		kills: 0,
		offline: 0,
		tabs: 0,
	}
	readonly devices: Device[]
	readonly server: FakeServer
	readonly #random: Random
	readonly #tabs: Tab[] = []
	#marked = 0

	constructor(name: string, random: Random) {
		this.#random = random
		this.server = new FakeServer(randomCv(random, this.#mark), random)
		this.devices = ['laptop', 'phone'].map((device) =>
			openDevice(`${name} ${device}`, this.clock.now),
		)
		for (const word of marksIn(this.server.cv.document)) this.promises.promise(word)
	}

	get isIdle(): boolean {
		return this.server.isIdle && this.devices.every((device) => device.isIdle())
	}

	live(): Tab[] {
		return this.#tabs.filter((tab) => !tab.isGone())
	}

	anyTab(): Tab | undefined {
		return this.#random.one(this.#tabs.filter((tab) => tab.isOpen()))
	}

	/** Opens the CV on any device that can reach the server. */
	open(): void {
		const device = this.#random.one(this.devices)
		if (device?.isOnline && this.live().length < mostTabs) this.openOn(device)
	}

	openOn(device: Device): void {
		const { server, clock, promises } = this
		this.counts.tabs += 1
		this.#tabs.push(openTab({ device, server, clock, promises }))
	}

	close(tab: Tab): void {
		tab.kill()
		this.#tabs.splice(this.#tabs.indexOf(tab), 1)
	}

	/** One edit; now and then it is undone and done again at once, which must change nothing. */
	edit(tab: Tab): void {
		this.counts.edits += 1
		const change = () => {
			const means = { random: this.#random, mark: this.#mark }
			const changes = editRandomly(tab.content().document, 1, means)
			tab.store.dispatch({ type: 'update', changes, at: this.clock.now() })
		}
		if (this.#random.below(2) === 0) {
			tab.type(change)
			return
		}
		tab.store.settle()
		const before = tab.content()
		tab.act(change)
		if (isSameCv(before, tab.content()) || this.#random.below(4) > 0) return
		const after = tab.content()
		this.#step(tab, 'undo', before)
		this.#step(tab, 'redo', after)
	}

	/** One undo, which redo must take back exactly. */
	undo(tab: Tab): void {
		const { currentVersion, versionHistory } = tab.store.settle()
		if (currentVersion === versionHistory.length) return
		const before = tab.content()
		this.#step(tab, 'undo')
		const after = tab.content()
		this.#step(tab, 'redo', before)
		this.#step(tab, 'undo', after)
	}

	redo(tab: Tab): void {
		this.#step(tab, 'redo')
	}

	choose(tab: Tab): void {
		const status = tab.saver.getStatus()
		if (status.kind !== 'conflict') return
		const side = this.#random.below(2) === 0 ? 'mine' : 'theirs'
		this.counts.choices += 1
		tab.actSeeing(status.theirs.data, () => tab.saver.settle(side))
	}

	/** A device loses its connection or finds it again. */
	turnConnection(): void {
		const device = this.#random.one(this.devices)
		if (!device) return
		device.isOnline = !device.isOnline
		this.counts.offline += device.isOnline ? 0 : 1
		if (!device.isOnline) return
		for (const tab of this.live()) if (tab.device === device) tab.saver.noticeOthers()
	}

	#step(tab: Tab, type: 'undo' | 'redo', expected?: ReturnType<Tab['content']>) {
		tab.act(() => tab.store.dispatch({ type }))
		this.counts[`${type}s`] += 1
		if (expected && !isSameCv(tab.content(), expected)) this.counts.inexact += 1
	}

	#mark: Marker = () => `w${this.#marked++}`
}
