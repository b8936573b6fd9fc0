import { TypesettingError } from '@app/typeset/node'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DatabaseBusyError } from '../db/database-busy-error.ts'
import { AppError } from './app-error.ts'
import { setErrorHandler } from './error-handler.ts'

function appThatThrows(error: Error) {
	const app = Fastify()
	setErrorHandler(app, { report: () => null })
	const fail = async () => {
		throw error
	}
	app.get('/api/x', fail)
	app.get('/api/ai_cv_parser/x', fail)
	return app
}

test('an expected failure is its code, its status and its sentence', async () => {
	const answer = await appThatThrows(new AppError('server_busy')).inject('/api/x')
	expect(answer.statusCode).toBe(503)
	expect(answer.json()).toEqual({ code: 'server_busy', detail: expect.stringContaining('minute') })
})

test('whoever finds all renderers busy is told to come back soon', async () => {
	const answer = await appThatThrows(new TypesettingError('server_busy')).inject('/api/x')
	expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
	const other = await appThatThrows(new TypesettingError('cv_cannot_be_set')).inject('/api/x')
	expect(other.headers['retry-after']).toBeUndefined()
})

test('a request that was not let to the database is told when to come back', async () => {
	const cause = new DatabaseBusyError(2500)
	const answer = await appThatThrows(new Error('Failed query', { cause })).inject('/api/x')
	expect([answer.statusCode, answer.json().code]).toEqual([503, 'server_busy'])
	expect(answer.headers['retry-after']).toBe('3')
})

test('an unexpected failure says nothing of the inside', async () => {
	const answer = await appThatThrows(new Error('password is 1234')).inject('/api/x')
	expect(answer.statusCode).toBe(500)
	expect(answer.json().code).toBe('unexpected')
	expect(answer.body).not.toContain('1234')
})

test('the guest calls repeat the sentence as error and message', async () => {
	const answer = await appThatThrows(new AppError('not_found')).inject('/api/ai_cv_parser/x')
	const { detail, error, message } = answer.json()
	expect([error, message]).toEqual([detail, detail])
})

test('bad input is told in the sentence of its schema, or else with the name of the field', async () => {
	const app = Fastify()
	app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
	setErrorHandler(app, { report: () => null })
	const body = z.object({ email: z.email('Please enter an email address.'), age: z.number() })
	app.post('/api/x', { schema: { body } }, async () => 'fine')
	const send = async (payload: object) =>
		(await app.inject({ method: 'POST', url: '/api/x', payload })).json()
	expect(await send({ email: 'nobody', age: 3 })).toEqual({
		code: 'bad_request',
		detail: 'Please enter an email address.',
		fields: { email: ['Please enter an email address.'] },
	})
	expect((await send({ email: 'a@b.example' })).detail).toMatch(/isn’t right\. age: Invalid input/)
})
