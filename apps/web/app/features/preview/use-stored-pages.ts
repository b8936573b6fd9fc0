import { type CvDocument, fullName } from '@app/cv'
import { type RefObject, useEffect, useState } from 'react'
import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import { type PageCopy, readPages, storePages } from '#shared/offline/page-copies.ts'
import { drawPages, readHashes, readWholePages } from '#shared/typeset/draw-pages.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { watchPages } from './watch-pages.ts'

/** Pages are kept when they have stood still, so that nothing is written between two key presses. */
const stillAfterMs = 2000

type KeptPages = {
	host: RefObject<HTMLElement | null>
	source: PreviewSource
	which: CvOwnerAndId | null
	/** Whether the shown pages came from the server. */
	isFromServer: boolean
}

/**
 * Stores the pages on this device, and draws the stored pages until the server has sent some. Returns the stored
 * pages that were drawn, or `null`.
 */
export function useStoredPages(parts: KeptPages): PageCopy | null {
	const { host, source, which, isFromServer } = parts
	const [shown, setShown] = useState<PageCopy | null>(null)
	const { ownerId, cvId } = which ?? {}

	useEffect(() => {
		const { current } = host
		if (current === null || !isFromServer || ownerId === undefined || cvId === undefined) return
		let timer: ReturnType<typeof setTimeout> | undefined
		let lastKept = ''
		const keep = () => {
			const name = nameOn(source.getInput().document)
			const drawn = `${name} ${readHashes(current).join(' ')}`
			// Pages without a name are nobody's, and the next person's must not be drawn for them.
			if (name === '' || drawn === lastKept) return
			const pages = readWholePages(current)
			if (pages === null) return
			lastKept = drawn
			void storePages({ ownerId, cvId }, { name, pages })
		}
		const keepSoon = () => {
			clearTimeout(timer)
			timer = setTimeout(keep, stillAfterMs)
		}
		const stop = watchPages(current, keepSoon)
		keepSoon()
		return () => {
			clearTimeout(timer)
			stop()
		}
	}, [host, source, ownerId, cvId, isFromServer])

	useEffect(() => {
		if (isFromServer || ownerId === undefined || cvId === undefined) return
		let isGone = false
		void readPages({ ownerId, cvId }).then((copy) => {
			const { current } = host
			const isFree = !isGone && current !== null && current.childElementCount === 0
			const isTheirs = copy?.name !== '' && copy?.name === nameOn(source.getInput().document)
			if (!isFree || !isTheirs) return
			drawPages(current, copy.pages)
			setShown(copy)
		})
		return () => {
			isGone = true
		}
	}, [host, source, ownerId, cvId, isFromServer])

	return isFromServer ? null : shown
}

function nameOn({ personalInfo }: CvDocument): string {
	return fullName(personalInfo)
}
