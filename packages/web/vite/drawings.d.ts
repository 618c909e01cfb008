/** Drawings by name, as the inside of an `<svg viewBox="0 0 512 512">`. */
declare module '*.icons' {
  const drawings: Readonly<Record<string, string>>;
  export default drawings;
}
