import { expect, test } from 'vitest'
import { toSafeRedirectPath } from './safe-redirect-path.ts'

const own = 'https://cv.example.com'

test('an address of our own keeps its path, its question and its fragment', () => {
	expect(toSafeRedirectPath(`${own}/profile?tab=a#top`, own)).toBe('/profile?tab=a#top')
	expect(toSafeRedirectPath('/cv-writer', own)).toBe('/cv-writer')
})

test.each([
	'',
	'https://evil.example/dashboard',
	'//evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	`${own}//evil.example`,
	`${own}/\\evil.example`,
	'/\t/evil.example',
	`${own}.evil.example/`,
	`${own}@evil.example/`,
	'https://cv.example.com:8443/',
	'http://cv.example.com/',
	'javascript:alert(1)',
	'data:text/html,hello',
	'http://[',
])('%j leads to the dashboard', (address) => {
	expect(toSafeRedirectPath(address, own)).toBe('/dashboard')
})
