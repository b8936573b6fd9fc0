import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const credentials = { GOOGLE_CLIENT_ID: 'ella', GOOGLE_CLIENT_SECRET: 'secret' }

test('no service is configured unless it is given credentials', () => {
	expect(readConfig({}).social).toEqual({ google: null, github: null, linkedin_oauth2: null })
})

test('a service with credentials is the real one unless told otherwise', () => {
	const { social } = readConfig({ ...credentials, PUBLIC_URL: 'https://cv.example.com' })
	expect(social.google).toEqual({
		clientId: 'ella',
		clientSecret: 'secret',
		issuer: 'https://accounts.google.com',
	})
})

test('credentials by halves, or without an address to come back to, refuse to start', () => {
	expect(problemsOf({ GITHUB_CLIENT_SECRET: 'secret' })).toEqual([
		'The variable GITHUB_CLIENT_ID is needed beside GITHUB_CLIENT_SECRET.',
	])
	expect(problemsOf(credentials)).toEqual([
		'The variable PUBLIC_URL is needed beside GOOGLE_CLIENT_ID: people are sent back to it.',
	])
})

test('tokens go unencrypted to no other machine', () => {
	expect(problemsOf({ GITHUB_URL: 'http://github.example.com' })).toEqual([
		'The variable GITHUB_URL must begin with https://.',
	])
	expect(readConfig({ GITHUB_URL: 'http://localhost:4000' })).toBeTruthy()
})

function problemsOf(environment: NodeJS.ProcessEnv): string[] {
	try {
		readConfig(environment)
		return []
	} catch (error) {
		if (error instanceof ConfigError) return error.problems
		throw error
	}
}
