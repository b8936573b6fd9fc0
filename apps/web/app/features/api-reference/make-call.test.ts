import { expect, test } from 'vitest'
import { buildCallUrl } from './make-call.ts'

test('what is filled in stands in the path and the query, harmlessly', () => {
	const call = { path: '/api/cvs/:cvId/', query: [{ name: 'cursor' }, { name: 'limit' }] as never }
	expect(buildCallUrl(call, { cvId: 'a/b', cursor: 'x y', limit: '' })).toBe(
		'/api/cvs/a%2Fb/?cursor=x+y',
	)
})
