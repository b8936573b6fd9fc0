// A module of its own, so that it is loaded when a section is opened.
export { findSectionSample } from '@app/rewrite'
