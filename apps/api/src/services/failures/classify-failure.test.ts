import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { S3Error } from '#services/files/s3-error.ts'
import { classifyFailure } from './classify-failure.ts'

const withCode = (code: string, message = 'said the server') =>
	Object.assign(new Error(message), { code })
const fromDrizzle = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

const database = (problem: string) => ({ part: 'database', problem })
const files = (problem: string) => ({ part: 'files', problem })

test.each([
	['a full disk', '53100', 'full'],
	['too many connections', '53300', 'busy'],
	['too little memory', '53200', 'busy'],
	['a statement that took too long', '57014', 'busy'],
	['a lock that was not to be had', '55P03', 'busy'],
	['a deadlock', '40P01', 'busy'],
	['a transaction that did nothing for too long', '25P03', 'busy'],
	['a server that shuts down', '57P01', 'unreachable'],
	['a crash of the server', '57P02', 'unreachable'],
	['a server that starts', '57P03', 'unreachable'],
	['a connection that failed', '08006', 'unreachable'],
	['a server that only reads', '25006', 'unreachable'],
	['a disk that cannot be read', '58030', 'unreachable'],
])('of PostgreSQL, %s is the database’s fault', (_name, code, problem) => {
	expect(classifyFailure(withCode(code))).toEqual(database(problem))
	expect(classifyFailure(fromDrizzle(withCode(code)))).toEqual(database(problem))
})

test.each(['23505', '23503', '22P02', '42P01', '42601', '25P02', 'XX000'])(
	'of PostgreSQL, %s is nobody’s outage',
	(code) => expect(classifyFailure(fromDrizzle(withCode(code)))).toBeNull(),
)

test.each([
	['Connection terminated unexpectedly', 'unreachable'],
	['Connection terminated due to connection timeout', 'unreachable'],
	['Client has encountered a connection error and is not queryable', 'unreachable'],
	['PostgreSQL was silent for 11000 ms.', 'unreachable'],
	['timeout exceeded when trying to connect', 'busy'],
	['timeout exceeded when trying to connect (Queue: mail)', 'busy'],
])('what node-postgres says without a code is known: %s', (message, problem) => {
	expect(classifyFailure(new Error(message))).toEqual(database(problem))
})

test('a refused connection is the database’s only where nobody else can have refused it', () => {
	const refused = withCode('ECONNREFUSED')
	expect(classifyFailure(refused)).toBeNull()
	expect(
		classifyFailure({ ...refused, message: refused.message }, { isFromDatabase: true }),
	).toEqual(database('unreachable'))
})

test.each([
	'SlowDown',
	'InternalError',
	'NoSuchBucket',
	'status 503',
	'fetch failed: ECONNREFUSED',
])('an S3-compatible store that answers %s is gone', (code) =>
	expect(classifyFailure(new S3Error(code))).toEqual(files('unreachable')),
)

test.each(['XMinioStorageFull', 'QuotaExceeded', 'status 507'])(
	'an S3-compatible store that answers %s is full',
	(code) => expect(classifyFailure(new S3Error(code))).toEqual(files('full')),
)

test('a disk of this machine is full, or cannot be written to', () => {
	for (const code of ['ENOSPC', 'EDQUOT']) {
		expect(classifyFailure(withCode(code))).toEqual(files('full'))
	}
	for (const code of ['EROFS', 'EIO', 'ESTALE']) {
		expect(classifyFailure(withCode(code))).toEqual(files('unreachable'))
	}
	expect(classifyFailure(withCode('ENOENT'))).toBeNull()
})

test('an error that comes of itself ends the search', () => {
	const circle = new Error('round')
	circle.cause = circle
	expect(classifyFailure(circle)).toBeNull()
	expect(classifyFailure('a text')).toBeNull()
})
