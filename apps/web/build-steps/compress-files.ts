import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressed = new Set([
	'.js',
	'.css',
	'.html',
	'.svg',
	'.json',
	'.txt',
	'.xml',
	'.data',
	'.bin',
	'.dic',
	'.aff',
	'.mjs',
])

/** Smaller files gain next to nothing. */
const minBytes = 200

/** Puts a Brotli and a gzip copy beside every file under `folder` that is worth it, for the server to send. */
export async function compressFiles(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true })
	const files = entries.filter((entry) => entry.isFile() && compressed.has(extname(entry.name)))
	await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))))
}

async function compressFile(file: string): Promise<void> {
	const bytes = await readFile(file)
	if (bytes.length < minBytes) return
	const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
	await Promise.all([
		writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
		writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
	])
}
