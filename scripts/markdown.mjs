// @ts-check
/** `import text from './rulebook/de.md'` gives the text of the file: in the bundle, in tests and in the browser. */
export const markdownAsText = {
  name: 'markdown-as-text',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (!id.endsWith('.md')) return null;
    return { code: `export default ${JSON.stringify(code)};`, map: null, moduleType: /** @type {const} */ ('js') };
  },
};
