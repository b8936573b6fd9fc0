import { emptyCv } from '@app/cv'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NoAnswerError } from '#shared/api/api-error.ts'
import { openTestBrowser } from './saving/test-browser.ts'

let browser: ReturnType<typeof openTestBrowser>
beforeEach(() => {
	browser = openTestBrowser(vi)
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
	await browser.close()
	vi.useRealTimers()
})

describe('without the server', () => {
	test('a change is written down before the person is told so', async () => {
		const tab = await browser.openTab()
		browser.server.isAway = true
		tab.write('Careful and kind.')
		await tab.becomes('waiting')
		expect(await browser.waiting()).toBe(1)
		tab.type('Careful, kind and quick.')
		expect(tab.status()).toBe('saving')
	})

	test('it is asked again, later and later, and at once when the connection is back', async () => {
		const tab = await browser.openTab()
		browser.server.isAway = true
		tab.write('Careful and kind.')
		await tab.becomes('waiting')
		browser.server.isAway = false
		vi.advanceTimersByTime(4999)
		expect(browser.server.saves).toEqual([])
		tab.saver.noticeOthers()
		await tab.becomes('saved')
		expect(browser.server.saves).toEqual(['Careful and kind.'])
	})

	test.each([
		{ status: 503, code: 'server_busy', retryAfterSeconds: 20 },
		{ status: 503, code: 'service_unavailable', retryAfterSeconds: 5 },
		{ status: 507, code: 'no_room_left', retryAfterSeconds: 60 },
	])(
		'a server that answers $code gets it again when it said, and until then it waits on this device',
		async ({ status, code, retryAfterSeconds }) => {
			const tab = await browser.openTab()
			const message = 'Please try again in a minute.'
			browser.server.refusal = new ApiError(status, code, { message, retryAfterSeconds })
			tab.write('Careful and kind.')
			await tab.becomes('waiting')
			expect(await browser.waiting()).toBe(1)
			browser.server.refusal = null
			vi.advanceTimersByTime(retryAfterSeconds * 1000 - 1)
			expect([tab.status(), browser.server.saves]).toEqual(['waiting', []])
			vi.advanceTimersByTime(1)
			await tab.becomes('saved')
			expect(browser.server.saves).toEqual(['Careful and kind.'])
			await vi.waitFor(async () => expect(await browser.waiting()).toBe(0))
		},
	)

	test('a connection that is back while a failure is still being written down is used', async () => {
		const open = browser.database
		let written = Promise.resolve()
		browser.database = () => written.then(open)
		const tab = await browser.openTab()
		const { save } = browser.server
		const failure = Promise.withResolvers<void>()
		const writing = Promise.withResolvers<void>()
		browser.server.save = async () => {
			browser.server.save = save
			written = writing.promise
			failure.resolve()
			throw new NoAnswerError('away')
		}
		tab.write('Careful and kind.')
		await failure.promise
		await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
		tab.saver.noticeOthers()
		writing.resolve()
		await tab.becomes('saved')
		expect(browser.server.saves).toEqual(['Careful and kind.'])
	})

	test('a tab that is killed loses nothing, and its person need not be online then', async () => {
		const tab = await browser.openTab()
		browser.server.isAway = true
		tab.write('Careful and kind.')
		await tab.becomes('waiting')
		tab.kill()
		const next = await browser.openTab()
		expect(next.summary()).toBe('Careful and kind.')
		await next.becomes('waiting')
		browser.server.isAway = false
		next.saver.noticeOthers()
		await next.becomes('saved')
		await vi.waitFor(async () => expect(await browser.waiting()).toBe(0))
	})

	test('what was written in the last second is there after the page has gone', async () => {
		const tab = await browser.openTab()
		browser.server.isAway = true
		tab.type('Careful and kind.')
		const kept = { ...localStorage }
		tab.saver.leave()
		expect(Object.keys(localStorage)).not.toEqual(Object.keys(kept))
		tab.kill()
		expect((await browser.openTab()).summary()).toBe('Careful and kind.')
	})

	test('two tabs keep a record each, and both changes arrive', async () => {
		const [one, two] = [await browser.openTab(), await browser.openTab()]
		browser.server.isAway = true
		one.write('Careful and kind.')
		two.store.dispatch({
			type: 'update',
			at: 0,
			changes: { personalInfo: { ...emptyCv().personalInfo, firstName: 'Ada' } },
		})
		two.saver.flush()
		await one.becomes('waiting')
		await two.becomes('waiting')
		expect(await browser.waiting()).toBe(2)
		browser.server.isAway = false
		one.saver.noticeOthers()
		two.saver.noticeOthers()
		await one.becomes('saved')
		await vi.waitFor(() => {
			vi.advanceTimersByTime(500)
			expect(two.status()).toBe('saved')
		})
		for (const tab of [one, two]) {
			await vi.waitFor(() => expect(tab.firstName()).toBe('Ada'))
			expect(tab.summary()).toBe('Careful and kind.')
		}
	})

	test('a choice that is open survives the tab', async () => {
		const tab = await browser.openTab()
		browser.server.changeSummary('Quick.')
		tab.write('Careful and kind.')
		await tab.becomes('conflict')
		tab.write('Careful, kind and quick.')
		await vi.waitFor(async () => expect(await browser.waiting()).toBe(1))
		await tab.saver.stop()
		const next = await browser.openTab()
		expect(next.status()).toBe('conflict')
		expect(next.summary()).toBe('Careful, kind and quick.')
	})

	test('a browser without a database keeps it in its text storage', async () => {
		browser.database = async () => {
			throw new DOMException('no', 'InvalidStateError')
		}
		const tab = await browser.openTab()
		browser.server.isAway = true
		tab.write('Careful and kind.')
		await tab.becomes('waiting')
		tab.kill()
		expect((await browser.openTab()).summary()).toBe('Careful and kind.')
	})

	test('where nothing can be kept, it says so and not that it is kept', async () => {
		browser.database = async () => {
			throw new DOMException('no', 'InvalidStateError')
		}
		const setItem = () => {
			throw new DOMException('full', 'QuotaExceededError')
		}
		browser.storage = {
			length: 0,
			key: () => null,
			getItem: () => null,
			removeItem: () => {},
			setItem,
		}
		const tab = await browser.openTab()
		browser.server.isAway = true
		tab.write('Careful and kind.')
		await tab.becomes('failed')
		expect(tab.saver.getStatus()).toEqual({ kind: 'failed', because: 'storage-forbidden' })
		browser.server.isAway = false
		tab.saver.noticeOthers()
		await tab.becomes('saved')
	})
})

describe('an answer that is lost', () => {
	test('is not sent twice, and what was typed since is no choice to make', async () => {
		const tab = await browser.openTab()
		browser.server.losesAnswers = true
		tab.write('Careful and')
		await tab.becomes('waiting')
		browser.server.losesAnswers = false
		browser.server.changeName('Ada')
		tab.type('Careful and kind.')
		tab.saver.noticeOthers()
		await tab.becomes('saved')
		expect(browser.server.saves).toEqual(['Careful and', 'Careful and kind.'])
		expect(browser.server.cv.document.personalInfo.firstName).toBe('Ada')
	})

	test('is known to the next tab as well', async () => {
		const tab = await browser.openTab()
		browser.server.losesAnswers = true
		tab.write('Careful and')
		await tab.becomes('waiting')
		tab.write('Careful and kind.')
		await tab.becomes('waiting')
		tab.kill()
		browser.server.losesAnswers = false
		const next = await browser.openTab()
		await next.becomes('saved')
		expect(browser.server.saves).toEqual(['Careful and', 'Careful and kind.'])
	})
})
