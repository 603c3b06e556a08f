/** The build turns style sheets into their text. */
declare module '*.css' {
  const text: string;
  export default text;
}
