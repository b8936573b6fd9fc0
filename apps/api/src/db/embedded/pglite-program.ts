import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

let program: Promise<WebAssembly.Module> | null = null

/**
 * PGlite's own program, compiled once for this process, so that a thread that opens a database shares the work with
 * those before it. Compiling its 9 MB takes longer than opening the database.
 */
export function pgliteProgram(): Promise<WebAssembly.Module> {
	program ??= compile()
	return program
}

async function compile(): Promise<WebAssembly.Module> {
	const path = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
	return WebAssembly.compile(await readFile(path))
}
