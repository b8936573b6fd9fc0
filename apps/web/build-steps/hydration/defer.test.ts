import { expect, test } from 'vitest'
import { defer } from './defer.ts'

const head =
	'<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/frame.js"/></head>'
const start = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/home":route1};

import("/assets/entry.js");</script>`

test('no script is fetched while the page is read, and each is known to the script that begins it', () => {
	const page = defer(`${head}<body><h1>Words</h1>${start}</body>`)
	expect(page).not.toContain('modulepreload" href')
	expect(page).not.toContain('type="module"')
	expect(page).toContain('"files":["/assets/frame.js"]')
	expect(page).toContain(
		'Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")])' +
			'.then(([other0,route0,route1])=>{window.__reactRouterRouteModules={"root":route0,"pages/home":route1};' +
			'dispatchEvent(new Event("ella:beginning"));return import("/assets/entry.js")})',
	)
})

test('the script that begins a page can be read by a browser', () => {
	const page = defer(`${head}<body>${start}</body>`)
	const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? []
	expect(() => new Function(script)).not.toThrow()
})

test('a page to type into begins at once with the scripts of its head, and can come again like any other', () => {
	for (const field of ['<textarea></textarea>', '<input name="q"/>', '<input type="search"/>']) {
		const page = defer(`${head}<body>${field}${start}</body>`)
		const [early = ''] = /<script>[\s\S]*?<\/script>/.exec(page) ?? []
		expect(page).toBe(`${head}<body>${field}${early}</body>`)
		expect(early).toContain('{"isAtOnce":true,"files":[],')
		expect(early).toContain('hasComeAgain')
		expect(early).toContain('return import("/assets/entry.js")')
		expect(() => new Function(early.slice('<script>'.length, -'</script>'.length))).not.toThrow()
	}
	const chooser = defer(`${head}<body><input class="sr-only" type="file"/>${start}</body>`)
	expect(chooser).toContain('{"isAtOnce":false,"files":["/assets/frame.js"],')
})

test('a page that starts in another way stops the build', () => {
	expect(() => defer(`${head}<body></body>`)).toThrow(/does not start/)
	expect(() => defer(`<body>${start}</body>`)).toThrow(/does not start/)
})
