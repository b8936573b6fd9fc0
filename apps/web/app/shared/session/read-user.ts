import type { User } from '@app/contract'
import { asRecord, isText } from '#shared/parse-json.ts'

type Check = (value: unknown) => boolean

const isFlag: Check = (value) => typeof value === 'boolean'
const oneOf =
	(...words: string[]): Check =>
	(value) =>
		isText(value) && words.includes(value)

// By hand, because every page follows the session and the schemas weigh as much as the rest of the frame. The type
// names every field, and the test holds each to the schema.
const checks: Record<keyof User, Check> = {
	id: isText,
	email: isText,
	emailVerified: isFlag,
	firstName: isText,
	lastName: isText,
	headline: isText,
	phone: isText,
	city: isText,
	country: isText,
	avatarInitial: isText,
	hasPassword: isFlag,
	providers: (value) => Array.isArray(value) && value.every(isText),
	plan: oneOf('free', 'premium'),
	status: oneOf('active', 'inactive', 'blocked'),
	role: oneOf('user', 'admin'),
	createdAt: isText,
	deletionAt: (value) => value === null || isText(value),
}

/** A person as the server sends them or this browser keeps them; `null` when it is nobody of this making. */
export function readUser(value: unknown): User | null {
	const fields = asRecord(value)
	const names = Object.keys(checks) as (keyof User)[]
	if (!names.every((name) => checks[name](fields[name]))) return null
	// Every field of the type was checked.
	return Object.fromEntries(names.map((name) => [name, fields[name]])) as User
}
