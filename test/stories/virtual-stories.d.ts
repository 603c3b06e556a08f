/** Every story file of the library by its path, served by the test runner's configuration. */
declare module 'virtual:stories' {
  const files: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default files;
}
