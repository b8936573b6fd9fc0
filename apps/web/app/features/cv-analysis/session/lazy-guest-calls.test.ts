import { expect, test, vi } from 'vitest'
import { NoAnswerError } from '#shared/api/api-error.ts'
import { loadGuestCalls } from './lazy-guest-calls.ts'

test('without a connection the code of the calls is not asked for, and comes when there is one', async () => {
	const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	await expect(loadGuestCalls()).rejects.toBeInstanceOf(NoAnswerError)
	isOnline.mockRestore()
	expect(await loadGuestCalls()).toHaveProperty('send')
})
