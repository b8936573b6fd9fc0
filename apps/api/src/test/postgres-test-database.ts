import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { readTestServer } from '#config.ts'

/** A PostgreSQL server to test on, where databases may be made; `null` means PGlite. */
export const testServerUrl = readTestServer()

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** Makes a database on the PostgreSQL server to test on: an empty one, or a copy of one that nobody is connected to. */
export async function createTestDatabase(
	serverUrl: string,
	copyOf: string | null = null,
): Promise<TestDatabase> {
	const name = `ella_test_${randomUUID().replaceAll('-', '')}`
	await onServer(serverUrl, `create database ${name}${copyOf ? ` template ${copyOf}` : ''}`)
	const url = new URL(serverUrl)
	url.pathname = `/${name}`
	return {
		url: url.href,
		drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
	}
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: serverUrl })
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end()
	}
}
