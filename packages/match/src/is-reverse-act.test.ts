import { expect, test } from 'vitest'
import { isReverseAct } from './is-reverse-act.ts'

test.each([
	['Load 12 trailers a night', 'unload trailers'],
	['Unloaded containers', 'load containers'],
	['Packed orders', 'unpacking orders'],
	['Installed boilers', 'uninstall boilers'],
])('“%s” is the reverse of “%s”', (line, asked) => expect(isReverseAct(line, asked)).toBe(true))

test.each([
	['Loaded and unloaded trailers', 'unload trailers'],
	['Tipped trailers', 'unload trailers'],
	['Unloading vehicles', 'unload vehicles'],
	['Delivered parcels', 'liver pate'],
	['Under pressure', 'der'],
	['Used tills', 'disused tills'],
])('“%s” is not the reverse of “%s”', (line, asked) => {
	expect(isReverseAct(line, asked)).toBe(false)
})
