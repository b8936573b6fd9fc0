import { appShell, precachedPages } from './route-request.ts'

/** One build of Ella, as the step after the build writes it into the worker. */
export type Build = {
	/** Changes with any file on the shelf. */
	id: string
	/** What a page of this build says of itself. */
	version: string
	/** Files that the editor needs; their names change with their content. */
	assets: string[]
}

const prefix = 'ella-'

/** Keeps everything of one build that works without the server. Throws when a part of it cannot be had. */
export async function fillPrecache(build: Build): Promise<void> {
	const name = prefix + build.id
	const wasThere = await caches.has(name)
	try {
		await fill(await caches.open(name), build)
	} catch (error) {
		// Half a shelf would later be taken for the build before, in whose place it would be kept.
		if (!wasThere) await caches.delete(name)
		throw error
	}
}

async function fill(shelf: Cache, { version, assets }: Build): Promise<void> {
	await Promise.all(precachedPages.map(async (path) => shelf.put(path, await freshPage(path))))
	const shell = await (await shelf.match(appShell))?.text()
	// The server may have got another build since it sent this worker; the browser comes again.
	if (!shell?.includes(version)) throw new Error('The pages belong to another build of Ella.')
	await Promise.all(assets.map((path) => takeAsset(shelf, path)))
}

// The last build, or a page of it that is open, may have had the same file.
async function takeAsset(shelf: Cache, path: string): Promise<void> {
	await shelf.put(path, (await caches.match(path)) ?? (await had(path)))
}

function freshPage(path: string): Promise<Response> {
	return had(new Request(path, { cache: 'no-cache' }))
}

async function had(wanted: Request | string): Promise<Response> {
	const answer = await fetch(wanted)
	if (!answer.ok || answer.redirected) throw new Error('A file of this build cannot be had.')
	return answer
}

/** A copy from the shelves, of this build or of the one before, whose pages may still be open. */
export function readPrecached(wanted: Request | string): Promise<Response | undefined> {
	return caches.match(wanted, { ignoreVary: true })
}

/** A page of this build. */
export async function readPrecachedPage(
	{ id }: Build,
	path: string,
): Promise<Response | undefined> {
	return (await caches.open(prefix + id)).match(path, { ignoreVary: true })
}

/** Keeps a file that was not thought of, so that it is there without the server. */
export async function addToPrecache(
	{ id }: Build,
	wanted: Request,
	answer: Response,
): Promise<void> {
	await (await caches.open(prefix + id)).put(wanted, answer)
}

/** Forgets builds that no open page can be of: all but this one and the one before it. */
export async function clearPrecaches({ id }: Build): Promise<void> {
	const others = (await caches.keys()).filter(
		(name) => name.startsWith(prefix) && name !== prefix + id,
	)
	// Names are listed in the order in which they were made.
	await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
