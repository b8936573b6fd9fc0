import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inlineScriptHashes, type WebBuild } from './web-build.ts'

/** The address that the build writes where the site's own address belongs. */
const originPlaceholder = 'https://site.invalid'

/** A page with this site's address in it, ready to be sent. */
export type PageCopy = {
	plain: Buffer
	br: Buffer
	gzip: Buffer
	etag: string
	/** Of its inline scripts, for the Content-Security-Policy. */
	scriptHashes: string[]
}

/** Reads a text of the build that names the site, such as a page, puts the address of this site into it, and keeps it. */
export function originInserter({ folder }: Pick<WebBuild, 'folder'>, siteUrl: () => string) {
	const kept = new Map<string, Promise<PageCopy>>()
	return (file: string): Promise<PageCopy> => {
		const key = `${siteUrl()} ${file}`
		const copy = kept.get(key) ?? makeCopy(join(folder, file), siteUrl())
		kept.set(key, copy)
		return copy
	}
}

async function makeCopy(path: string, siteUrl: string): Promise<PageCopy> {
	const text = (await readFile(path, 'utf8')).replaceAll(originPlaceholder, siteUrl)
	const plain = Buffer.from(text)
	const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
	const [br, zipped] = await Promise.all([
		promisify(brotliCompress)(plain, { params: { ...params, ...quickly } }),
		promisify(gzip)(plain, { level: 9 }),
	])
	const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
	return { plain, br, gzip: zipped, etag, scriptHashes: inlineScriptHashes(text) }
}

// The best quality takes ten times as long, and a visitor waits for the first copy.
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 9 }
