import type { OwnModel } from '@app/contract'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { asRecord, isText, parseJson } from '#shared/parse-json.ts'
import { storageKeys } from '#shared/storage-keys.ts'

const listeners = new Set<() => void>()

/** The model that this person pays for, with its key, as this browser keeps it; `null` where there is none. */
export function storedOwnModel(): OwnModel | null {
	return readOwnModel(storedText())
}

/** Keeps the model and its key in this browser. Throws when the browser's storage is full or forbidden. */
export function keepOwnModel({ provider, model, key }: OwnModel): void {
	browserStorage().setItem(storageKeys.ownModel, JSON.stringify({ provider, model, key }))
	tellListeners()
}

/** Deletes the key from this browser. */
export function forgetOwnModel(): void {
	browserStorage().removeItem(storageKeys.ownModel)
	tellListeners()
}

/** The same as `storedOwnModel`, kept up to date with other tabs. */
export function useOwnModel(): OwnModel | null {
	return readOwnModel(useSyncExternalStore(subscribe, storedText, () => ''))
}

function storedText(): string {
	return browserStorage().getItem(storageKeys.ownModel) ?? ''
}

function readOwnModel(text: string): OwnModel | null {
	const { provider, model, key } = asRecord(parseJson(text))
	return isText(provider) && isText(model) && isText(key) ? { provider, model, key } : null
}

function tellListeners(): void {
	for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
	listeners.add(onChange)
	window.addEventListener('storage', onChange)
	return () => {
		listeners.delete(onChange)
		window.removeEventListener('storage', onChange)
	}
}
