import puppeteer from 'puppeteer-core';

/**
 * Whether the tests can steer a Firefox: they reach its own scripts for what WebDriver BiDi has no command for, which not every release allows.
 * @param executablePath of the browser; missing where none is installed
 */
export async function drivesFirefox(executablePath) {
  if (!executablePath) return false;
  const args = ['--remote-allow-system-access'];
  let browser;
  try {
    browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true, args });
    const { connection } = browser;
    const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
    const answer = await connection.send('script.callFunction', {
      target: { context: tree.result.contexts[0]?.context },
      functionDeclaration: '() => typeof ChromeUtils',
      awaitPromise: true,
    });
    return answer.result.result?.value === 'object';
  } catch {
    return false;
  } finally {
    await browser?.close();
  }
}
