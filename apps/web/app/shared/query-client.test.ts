import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#shared/api/api-error.ts'
import { createQueryClient } from './query-client.ts'

test('what was asked before a change is asked again after it, also when it is the first question', async () => {
	const client = createQueryClient()
	const asked: ((answer: string) => void)[] = []
	const observer = new QueryObserver(client, {
		queryKey: ['searches'],
		queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
	})
	const stop = observer.subscribe(() => {})
	const isCurrent = client.invalidateQueries({ queryKey: ['searches'] })
	await vi.waitFor(() => expect(asked).toHaveLength(2))
	asked[0]?.('none')
	asked[1]?.('personal care in Leeds')
	await isCurrent
	expect(observer.getCurrentResult().data).toBe('personal care in Leeds')
	stop()
})

test.each([{ refetchType: 'none' }, { refetchType: 'inactive' }, { type: 'inactive' }] as const)(
	'a first question goes on where %o does not ask it again',
	async (filters) => {
		const client = createQueryClient()
		const asked: ((answer: string) => void)[] = []
		const observer = new QueryObserver(client, {
			queryKey: ['searches'],
			queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
		})
		const stop = observer.subscribe(() => {})
		await client.invalidateQueries({ queryKey: ['searches'], ...filters })
		expect(observer.getCurrentResult().fetchStatus).toBe('fetching')
		asked[0]?.('personal care in Leeds')
		await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('personal care in Leeds'))
		expect(asked).toHaveLength(1)
		stop()
	},
)

test('what the server refuses is asked once, and a failure of the server twice', async () => {
	const client = createQueryClient()
	const ask = vi.fn(async (status: number) => {
		throw new ApiError(status, 'some_code', 'A sentence.')
	})
	const answerOf = (status: number) =>
		client.fetchQuery({
			queryKey: [status],
			queryFn: () => ask(status),
			retry: client.getDefaultOptions().queries?.retry ?? false,
			retryDelay: 0,
		})
	await expect(answerOf(404)).rejects.toThrow('A sentence.')
	expect(ask).toHaveBeenCalledTimes(1)
	await expect(answerOf(503)).rejects.toThrow('A sentence.')
	expect(ask).toHaveBeenCalledTimes(3)
})
