/**
 * Makes the drawing in `host` look like `svg` by replacing only the groups that changed, so that the browser lays
 * out and paints a few words instead of the whole page. The result equals `host.innerHTML = svg`.
 */
export function morphPage(host: Element | ShadowRoot, svg: string): void {
	const template = document.createElement('template')
	template.innerHTML = svg
	const next = template.content.firstElementChild
	const previous = host.querySelector(':scope > svg') ?? host.firstElementChild
	if (next === null) return
	if (previous === null) host.append(next)
	else morphElement(previous, next)
}

function morphElement(previous: Element, next: Element): void {
	if (previous.isEqualNode(next)) return
	if (canMorph(previous, next)) {
		copyAttributes(previous, next)
		morphChildren(previous, [...next.children])
	} else {
		previous.replaceWith(next)
	}
}

function morphChildren(parent: Element, wanted: Element[]): void {
	const present = [...parent.children]
	const head = countEqual(present, wanted)
	const tail = countEqual(present.slice(head).reverse(), wanted.slice(head).reverse())
	const oldMiddle = present.slice(head, present.length - tail)
	const newMiddle = wanted.slice(head, wanted.length - tail)
	const after = present[present.length - tail] ?? null
	newMiddle.forEach((child, index) => {
		const old = oldMiddle[index]
		if (old) morphElement(old, child)
		else parent.insertBefore(child, after)
	})
	for (const old of oldMiddle.slice(newMiddle.length)) old.remove()
}

/** How many children from the start are the same in both. */
function countEqual(present: Element[], wanted: Element[]): number {
	const first = present.findIndex((child, index) => {
		const other = wanted[index]
		return other === undefined || !child.isEqualNode(other)
	})
	return first === -1 ? Math.min(present.length, wanted.length) : first
}

const containers = new Set(['svg', 'g', 'defs', 'a'])

// Text directly inside an element is not looked at, so only elements that hold elements alone are gone into.
function canMorph(previous: Element, next: Element): boolean {
	return (
		previous.localName === next.localName &&
		containers.has(next.localName) &&
		next.childElementCount > 0 &&
		previous.childElementCount > 0
	)
}

function copyAttributes(previous: Element, next: Element): void {
	for (const { name } of [...previous.attributes]) {
		if (!next.hasAttribute(name)) previous.removeAttribute(name)
	}
	for (const { name, value } of next.attributes) {
		if (previous.getAttribute(name) !== value) previous.setAttribute(name, value)
	}
}
