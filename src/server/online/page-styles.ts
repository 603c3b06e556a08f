/** The style sheet of the page. */
export const styles = `
:root {
  color-scheme: light dark;
  font-family: system-ui, sans-serif;
}

body {
  margin: 0;
}

main {
  box-sizing: border-box;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding: 1rem;
}

ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.75rem;
  padding: 0;
  list-style: none;
}

a {
  display: inline-block;
  color: inherit;
  line-height: 2.75rem;
}

li a {
  display: block;
  padding: 0.5rem;
  border: 1px solid;
  border-radius: 0.5rem;
  font-size: 1.25rem;
  text-align: center;
  text-decoration: none;
}

li a:hover {
  text-decoration: underline;
}
`;
