import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'

let program: Promise<WebAssembly.Module> | null = null

/**
 * PGlite's own program, compiled once for this process, so that a thread that opens a database shares the work with
 * those before it. Compiling its 9 MB takes longer than opening the database.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
	program ??= compile()
	return program
}

async function compile(): Promise<WebAssembly.Module> {
	useBaselineCompiler()
	keepReplacedCode()
	const path = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
	return WebAssembly.compile(await readFile(path))
}

/**
 * The optimising compiler takes 600 MB for one function of PostgreSQL, soon after each start. Without it only statements
 * that compute for long take longer, up to twice as long. It has to be said before the program is compiled.
 */
function useBaselineCompiler(): void {
	setFlagsFromString('--no-wasm-tier-up')
	setFlagsFromString('--no-wasm-dynamic-tiering')
}

/**
 * Freeing machine code of WebAssembly that better code has replaced ends the process now and then where threads come
 * and go: "Check failed: jit_page_->allocations_.erase(addr) == 1" (https://github.com/nodejs/node/issues/64500). It is
 * kept, some tens of megabytes at most, until its thread and program are gone.
 */
function keepReplacedCode(): void {
	setFlagsFromString('--no-wasm-code-gc')
}
