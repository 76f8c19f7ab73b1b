/** Publishing packed packages, in an order in which nothing is ever missing, and so that it can be run again. */

/** The integrity of a package as published: undefined if it is not, null if the registry does not answer. */
function publishedIntegrity({ manifest }, npm) {
  const subject = `${manifest.name}@${manifest.version}`;
  const { status, stdout } = npm('view', subject, 'dist.integrity', '--json', '--fetch-retries=1');
  const answer = stdout.trim() === '' ? undefined : parse(stdout);
  // A version that is not there is no error; a name that is not there is one.
  if (status === 0) return answer;
  return answer?.error?.code === 'E404' ? undefined : null;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Not npm's answer, but that of something in between, such as a proxy's page.
    return null;
  }
}

/** What would happen to each package. A registry that has not answered once is not asked again: each time takes long. */
export function plan(tarballs, npm) {
  let isSilent = false;
  return tarballs.map((tarball) => {
    const published = isSilent ? null : publishedIntegrity(tarball, npm);
    isSilent = published === null;
    if (isSilent) return { tarball, step: 'unknown' };
    if (published === undefined) return { tarball, step: 'publish' };
    return { tarball, step: published === tarball.integrity ? 'skip' : 'conflict' };
  });
}

/** Publishes what is not there yet; returns the package at which it stopped, if it did. */
export function publish(steps, npm, say) {
  for (const { tarball, step } of steps) {
    const name = `${tarball.manifest.name}@${tarball.manifest.version}`;
    if (step === 'skip') {
      say(`${name} is already published, with the same contents.`);
      continue;
    }
    const { status, stderr } = npm('publish', tarball.path, '--provenance', '--access', 'public');
    if (status !== 0) return { name, reason: reasonIn(stderr) };
    say(`Published ${name}.`);
  }
  return undefined;
}

/** The line that says what is wrong, among a code before it and advice after it. */
function reasonIn(stderr) {
  const lines = stderr.split('\n').filter((line) => line.startsWith('npm error '));
  const said = lines
    .map((line) => line.slice('npm error '.length))
    .filter((line) => !line.startsWith('code '));
  return said[0] ?? 'npm does not say why.';
}
