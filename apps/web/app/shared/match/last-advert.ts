import { useEffect, useState } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'

/** The advert that was compared last in this browser, or an empty text. */
export function readLastAdvert(): string {
	return browserStorage().getItem(storageKeys.advert) ?? ''
}

/** Keeps an advert for the next time that one is asked for. */
export function storeLastAdvert(advert: string): void {
	try {
		if (advert.trim() === '') browserStorage().removeItem(storageKeys.advert)
		else browserStorage().setItem(storageKeys.advert, advert)
	} catch {
		// Without storage it is there until the page is left.
	}
}

/** An advert that is still there when its page is left; it is read once the page is, which was made without it. */
export function useLastAdvert() {
	const [advert, setAdvert] = useState('')
	const [isRead, setIsRead] = useState(false)
	useEffect(() => {
		setAdvert((typed) => typed || readLastAdvert())
		setIsRead(true)
	}, [])
	function changeAdvert(next: string) {
		setAdvert(next)
		storeLastAdvert(next)
	}
	return { advert, isRead, changeAdvert }
}
