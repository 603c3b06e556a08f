/** A session of the WebDriver protocol, as a browser's driver offers it at an address. */
export class WebDriverSession {
  #address;

  constructor(address) {
    this.#address = address;
  }

  static async open(driver, capabilities) {
    const { sessionId } = await request('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  close() {
    return request('DELETE', this.#address);
  }

  navigate(url) {
    return this.#post('url', { url });
  }

  /** Runs the text of a script. @returns what it returns, or what its promise brings */
  execute(script, ...args) {
    return this.#post('execute/sync', { script, args });
  }

  perform(...actions) {
    return this.#post('actions', { actions });
  }

  resize(width, height) {
    return this.#post('window/rect', { x: 0, y: 0, width, height });
  }

  #post(path, body) {
    return request('POST', `${this.#address}/${path}`, body);
  }
}

async function request(method, url, body) {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value?.error}: ${value?.message}`);
  return value;
}
