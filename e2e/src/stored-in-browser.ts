import type { Page } from 'playwright-core'

/** Everything that a browser keeps of the site, as names and, for databases, how many records. */
export type Left = { local: string[]; tab: string[]; records: string[]; otherCaches: string[] }

/** Returns everything that this browser stores now. */
export function leftIn(page: Page): Promise<Left> {
	return page.evaluate(async () => {
		const records: string[] = []
		for (const { name = '' } of await indexedDB.databases()) {
			const database = await new Promise<IDBDatabase>((resolve, reject) => {
				const opening = indexedDB.open(name)
				opening.onsuccess = () => resolve(opening.result)
				opening.onerror = () => reject(opening.error)
			})
			for (const store of database.objectStoreNames) {
				const count = await new Promise<number>((resolve, reject) => {
					const counting = database.transaction(store).objectStore(store).count()
					counting.onsuccess = () => resolve(counting.result)
					counting.onerror = () => reject(counting.error)
				})
				if (count > 0) records.push(`${name}/${store}: ${count}`)
			}
			database.close()
		}
		const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
		const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat()
		return {
			local: Object.keys({ ...localStorage }).sort(),
			// Where a page was scrolled to, which the router notes for every page.
			tab: Object.keys({ ...sessionStorage }).filter((name) => !name.startsWith('react-router')),
			records,
			otherCaches: requests.map(({ url }) => url).filter((url) => /\/(api|accounts)\//.test(url)),
		}
	})
}

/** A browser that was left: choices about itself, and nothing of anybody. */
export const nothingLeft: Left = { local: [], tab: [], records: [], otherCaches: [] }
