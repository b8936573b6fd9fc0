import { expect, test } from 'vitest'
import { isUnsafeUrl, mailUrl, phoneUrl, printedUrl, safeUrl } from './safe-url.ts'

test.each([
	'https://example.com/a?b=c',
	'http://example.com',
	'mailto:a@example.com',
	'tel:+447700900111',
])('%s may be linked', (url) => {
	expect(safeUrl(url)).toBe(url)
	expect(isUnsafeUrl(url)).toBe(false)
})

test.each([
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	'data:text/html,x',
	'file:///etc/passwd',
	'vbscript:x',
	'ftp://example.com',
])('%s is never linked', (url) => {
	expect(safeUrl(url)).toBeNull()
	expect(isUnsafeUrl(url)).toBe(true)
})

test('an address without a scheme is linked as https', () => {
	expect(safeUrl('www.example.com/in/jane')).toBe('https://www.example.com/in/jane')
})

test('a quotation mark cannot leave the attribute that holds a link', () => {
	expect(safeUrl('https://example.com/"onload="x')).toBe('https://example.com/%22onload=%22x')
})

test('words that are no address are simply not linked', () => {
	expect(safeUrl('on request')).toBeNull()
	expect(isUnsafeUrl('on request')).toBe(false)
	expect(safeUrl('')).toBeNull()
})

test('addresses are printed without their scheme', () => {
	expect(printedUrl('https://www.example.com/in/jane/')).toBe('example.com/in/jane')
})

test('telephone numbers are linked whichever way they are written', () => {
	expect(phoneUrl('+44 (0)7700 900 111')).toBe('tel:+447700900111')
	expect(phoneUrl('ask at reception')).toBeNull()
})

test('only something with one @ is linked as e-mail', () => {
	expect(mailUrl('a@example.com')).toBe('mailto:a@example.com')
	expect(mailUrl('a at example.com')).toBeNull()
})
