import { afterEach, beforeEach, expect, test } from 'vitest'
import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { type CountedEvent, countEvent, countedEvent } from './count-event.ts'

let counted: CountedEvent[] = []
const listen = (event: Event) => {
	if (event instanceof CustomEvent) counted.push(event.detail)
}

beforeEach(() => {
	localStorage.clear()
	counted = []
	window.addEventListener(countedEvent, listen)
})
afterEach(() => window.removeEventListener(countedEvent, listen))

test('nothing is counted until the person allows it', () => {
	countEvent({ name: 'cv_download', format: 'pdf' })
	expect(counted).toEqual([])
	changePreferences({ allowsAnalytics: true })
	countEvent({ name: 'cv_download', format: 'pdf' })
	expect(counted).toEqual([{ name: 'cv_download', format: 'pdf' }])
})
