import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { nameStatements, prepared, withoutMark } from './prepared-statements.ts'

type Asked = { text: string; name?: string }

function open() {
	const asked: unknown[][] = []
	const queryable = { query: (...given: unknown[]) => void asked.push(given) }
	nameStatements(queryable)
	return { asked, query: queryable.query }
}

const textOf = (statement: ReturnType<typeof sql>) => new PgDialect().sqlToQuery(statement).sql

test('a marked statement gets a name, the same each time, and another text another one', () => {
	const { asked, query } = open()
	const byId = { text: textOf(sql`${prepared} select id from cv where id = ${1}`) }
	query(byId, [1])
	query({ ...byId }, [2])
	query({ text: textOf(sql`${prepared} select title from cv where id = ${1}`) }, [1])
	const names = asked.map(([statement]) => (statement as Asked).name)
	expect(names[0]).toMatch(/^ella_[\da-f]{24}$/)
	expect(names[1]).toBe(names[0])
	expect(names[2]).not.toBe(names[0])
	expect(asked.map(([, values]) => values)).toEqual([[1], [2], [1]])
})

test('any other statement is passed on as it is', () => {
	const { asked, query } = open()
	const given = [['select 1'], [{ text: 'select 2' }, []], [{ text: 'select 3', name: 'own' }]]
	for (const one of given) query(...one)
	expect(asked).toEqual(given)
})

test('without its mark a statement begins with its own first word', () => {
	expect(withoutMark(textOf(sql`${prepared} update cv`)).trim()).toBe('update cv')
	expect(withoutMark('select 1')).toBe('select 1')
})
