const macKeys: Record<string, string> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' }

/** Returns the name of a key on the reader's computer: Ctrl is ⌘ on a Mac. */
export function keyName(key: string): string {
	const isMac = /mac|iphone|ipad/i.test(navigator.platform)
	return isMac ? (macKeys[key] ?? key) : key
}

/** Keys that are pressed together, such as `Ctrl Z`, as they are called there. */
export function keysInWords(keys: string): string {
	return keys.split(' ').map(keyName).join(' ')
}
