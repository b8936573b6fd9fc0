import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type CvDocument, readCvDocument } from '@app/cv'
import { type CommandIo, InputError, UsageError } from './command.ts'

/** Largest file that a command reads, in bytes: 50 MB. */
const maxInputBytes = 52_428_800

export type NamedFile = { name: string; bytes: Uint8Array }

/** Reads the one file that a command was given; `-` is standard input. */
export async function readOneFile(positionals: string[], io: CommandIo): Promise<NamedFile> {
	const [path, extra] = positionals
	if (path === undefined) throw new UsageError('Name the file. "--help" shows how.')
	if (extra !== undefined)
		throw new UsageError(`Name one file at a time: "${extra}" is one too many.`)
	if (path === '-') return { name: 'standard input', bytes: await io.readStandardInput() }
	return { name: basename(path), bytes: await readNamedFile(path, io) }
}

async function readNamedFile(path: string, io: CommandIo): Promise<Uint8Array> {
	const file = resolve(io.cwd, path)
	const found = await stat(file).catch(() => null)
	if (found === null) throw new InputError(`There’s no file "${path}".`)
	if (!found.isFile()) throw new InputError(`"${path}" isn’t a file.`)
	if (found.size > maxInputBytes) throw new InputError(`"${path}" is larger than 50 MB.`)
	return readFile(file)
}

/** The CV document in a JSON file: bare, or as `ella import` prints it. */
export function parseCvJson({ name, bytes }: NamedFile): CvDocument {
	const reading = readCvDocument(parseDocument(parseJson(name, bytes)))
	if (reading.status === 'refused')
		throw new InputError(`"${name}" isn’t a CV document. ${reading.reason}`)
	return reading.cv
}

function parseJson(name: string, bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
	} catch {
		throw new InputError(`"${name}" isn’t JSON.`)
	}
}

function parseDocument(value: unknown): unknown {
	return typeof value === 'object' && value !== null && 'document' in value ? value.document : value
}
