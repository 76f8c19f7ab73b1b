/** A file as text, as Vite imports it. */
declare module '*?raw' {
  const text: string;
  export default text;
}
