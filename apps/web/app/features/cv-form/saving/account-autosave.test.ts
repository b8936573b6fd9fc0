import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/api-error.ts'
import { openTestBrowser } from './test-browser.ts'

let browser: ReturnType<typeof openTestBrowser>
beforeEach(() => {
	browser = openTestBrowser(vi)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
	await browser.close()
	vi.useRealTimers()
})

describe('saving', () => {
	test('a change is sent a second after it, and then nothing waits on this device', async () => {
		const tab = await browser.openTab()
		tab.type('Careful and kind.')
		expect(tab.status()).toBe('saving')
		vi.advanceTimersByTime(999)
		expect(browser.server.saves).toEqual([])
		vi.advanceTimersByTime(1)
		await tab.becomes('saved')
		expect(browser.server.saves).toEqual(['Careful and kind.'])
		await vi.waitFor(async () => expect(await browser.waiting()).toBe(0))
	})

	test('what is typed and taken back is not sent', async () => {
		const tab = await browser.openTab()
		tab.type('Careful and')
		tab.write('Careful.')
		await tab.becomes('saved')
		expect(browser.server.saves).toEqual([])
	})

	test('what others saved meanwhile joins, and undo takes back only what was written here', async () => {
		const tab = await browser.openTab()
		browser.server.changeName('Ada')
		tab.write('Careful and kind.')
		await tab.becomes('saved')
		expect(browser.server.cv.document).toMatchObject({
			professionalSummary: 'Careful and kind.',
			personalInfo: { firstName: 'Ada' },
		})
		tab.store.dispatch({ type: 'undo' })
		expect([tab.summary(), tab.firstName()]).toEqual(['Careful.', 'Ada'])
	})

	test.each([
		['mine', 'Careful and kind.', 'Quick.'],
		['theirs', 'Quick.', 'Careful and kind.'],
	] as const)(
		'the same words changed twice wait for a choice: %s',
		async (choice, wanted, other) => {
			const tab = await browser.openTab()
			browser.server.changeSummary('Quick.')
			tab.write('Careful and kind.')
			await tab.becomes('conflict')
			expect(tab.summary()).toBe('Careful and kind.')
			tab.saver.settle(choice)
			await tab.becomes('saved')
			expect(browser.server.cv.document.professionalSummary).toBe(wanted)
			tab.store.dispatch({ type: 'undo' })
			expect(tab.summary()).toBe(other)
		},
	)

	test('a letter that the form does not have yet collides with what others saved too', async () => {
		const tab = await browser.openTab()
		browser.server.changeSummary('Quick.')
		tab.saver.noticeOthers()
		tab.store.takeInSoon({}, () => tab.type('Careful and kind.'))
		await vi.waitFor(() => expect(tab.summary()).toBe('Careful and kind.'))
		tab.saver.flush()
		await tab.becomes('conflict')
	})

	test('nothing is called saved while a letter is not in the form yet', async () => {
		const tab = await browser.openTab()
		const { save } = browser.server
		let isFirst = true
		browser.server.save = (...attempt) => {
			if (isFirst) tab.store.takeInSoon({}, () => tab.type('Careful and kind.'))
			isFirst = false
			return save(...attempt)
		}
		const letters: boolean[] = []
		tab.saver.subscribe(() => {
			if (tab.status() === 'saved') letters.push(tab.summary() !== browser.server.saves.at(-1))
		})
		tab.write('Careful and')
		await vi.waitFor(() => expect(browser.server.saves).toEqual(['Careful and']))
		await tab.becomes('saving')
		await vi.waitFor(() => {
			vi.advanceTimersByTime(1000)
			expect(browser.server.saves).toEqual(['Careful and', 'Careful and kind.'])
		})
		await tab.becomes('saved')
		expect(letters).not.toContain(true)
	})

	test('a colour chosen in two places waits for a choice too', async () => {
		const tab = await browser.openTab()
		browser.server.change({ design: { ...browser.server.cv.design, accent: '#225588' } })
		const design = { ...tab.store.getState().design, accent: '#885522' }
		tab.store.dispatch({ type: 'update', changes: { design }, at: 0 })
		tab.saver.flush()
		await tab.becomes('conflict')
	})

	test('a refusal is told in the server’s sentence', async () => {
		const tab = await browser.openTab()
		browser.server.refusal = new ApiError(413, 'cv_too_large', 'This CV is too large.')
		tab.write('x')
		await tab.becomes('refused')
		expect(tab.saver.getStatus()).toMatchObject({ sentence: 'This CV is too large.' })
	})
})

describe('what is saved elsewhere', () => {
	test('in another tab shows here, beside what is being typed', async () => {
		const [one, two] = [await browser.openTab(), await browser.openTab()]
		two.type('Careful and')
		browser.server.changeName('Ada')
		one.saver.noticeOthers()
		await vi.waitFor(() => expect(one.firstName()).toBe('Ada'))
		one.write('Careful.')
		const personalInfo = { ...one.store.getState().personalInfo, lastName: 'Example' }
		one.store.dispatch({ type: 'update', changes: { personalInfo }, at: 0 })
		one.saver.flush()
		await one.becomes('saved')
		expect(two.store.getState().personalInfo).toMatchObject({
			firstName: 'Ada',
			lastName: 'Example',
		})
		expect(two.summary()).toBe('Careful and')
	})

	test('on another device shows when somebody comes back to this one', async () => {
		const tab = await browser.openTab()
		browser.server.changeSummary('Quick.')
		tab.saver.noticeOthers()
		await vi.waitFor(() => expect(tab.summary()).toBe('Quick.'))
		expect(tab.store.getState().isDirty).toBe(false)
		expect(tab.status()).toBe('saved')
	})
})
