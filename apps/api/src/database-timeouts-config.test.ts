import { expect, test } from 'vitest'
import { withPatience } from './database-timeouts-config.ts'

test('a command waits half a minute for a connection, or longer where the operator says so', () => {
	const timeouts = { connectMs: 3000, statementMs: 10_000, longStatementMs: 600_000 }
	expect(withPatience({ port: 1, databaseTimeouts: timeouts })).toEqual({
		port: 1,
		databaseTimeouts: { ...timeouts, connectMs: 30_000 },
	})
	const longer = { ...timeouts, connectMs: 60_000 }
	expect(withPatience({ databaseTimeouts: longer })).toEqual({ databaseTimeouts: longer })
})
