import { type KeyPrefix, keyPrefixes, type StorageKey, storageKeys } from './storage-keys.ts'

/**
 * The keys of settings for how this browser looks and works for any person; their values tell nothing about a person.
 */
export const deviceKeys: readonly StorageKey[] = [
	storageKeys.theme,
	storageKeys.preferences,
	storageKeys.monitoring,
]

/** Who is signed in. `TokenStore` alone writes and removes these. */
export const sessionKeys: readonly StorageKey[] = [
	storageKeys.accessToken,
	storageKeys.refreshToken,
	storageKeys.user,
]

/** Whether a name is one of ours. */
export function isStorageKey(name: string): name is StorageKey {
	const exact: readonly string[] = Object.values(storageKeys)
	return (
		exact.includes(name) || Object.values(keyPrefixes).some((prefix) => startsWith(name, prefix))
	)
}

/** Whether a name begins in this way. */
export function startsWith<Prefix extends KeyPrefix>(
	name: string,
	prefix: Prefix,
): name is `${Prefix}${string}` {
	return name.startsWith(prefix)
}
