declare module '*.mdx' {
  const Text: import('preact').FunctionComponent;
  export default Text;
}
