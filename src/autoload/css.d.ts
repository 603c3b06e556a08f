/** Style sheets are built in as their text. */
declare module '*.css' {
  const text: string;
  export default text;
}
