import { accessKey } from './token-store.ts'

const stored = ['local', 'session'].map((kind) => `${kind}Storage.getItem('${accessKey}')`)

/**
 * Runs before the first paint: marks the page of a browser that has tokens, so that it does not offer to sign in until
 * it is known whether they still work.
 */
export const sessionHintScript = `try{if(${stored.join('||')})document.documentElement.classList.add('has-session')}catch{}`
