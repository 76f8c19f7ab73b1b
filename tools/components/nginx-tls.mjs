/**
 * An nginx of our own with TLS, with the configuration that we document (deploy/nginx-tls.conf) and a certificate for
 * guimard.example that it signs itself, on two loopback ports.
 *
 * node tools/components/nginx-tls.mjs PORT…   runs one in front of servers on these ports, and prints its HTTPS URL, its
 * HTTP URL and the file of the certificate, in one line. When standard input ends, it stops.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';
import { freePort, obey } from './component.mjs';
import { startNginx } from './nginx.mjs';

const NAME = 'guimard.example';

function makeCertificate(certificate, key) {
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-days', '2'];
  execFileSync('openssl', [...request, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
}

/** With other ports and folders; a machine may have no IPv6. */
const configured = (folder, plain, tls) =>
  readFileSync(join(ROOT, 'deploy/nginx-tls.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${tls} `)
    .replaceAll('/etc/nginx/certificates/', `${folder}/`)
    .replaceAll('/etc/nginx/', `${folder}/`);

const [plain, tls] = [await freePort(), await freePort()];
const nginx = await startNginx((folder) => {
  makeCertificate(join(folder, 'fullchain.pem'), join(folder, 'privkey.pem'));
  const servers = process.argv.slice(2).map((port) => `server 127.0.0.1:${port} max_fails=0;\n`);
  writeFileSync(join(folder, 'guimard-servers.conf'), servers.join(''));
  return configured(folder, plain, tls);
});
const certificate = join(nginx.folder, 'fullchain.pem');
await obey({ ...nginx, url: `https://127.0.0.1:${tls} http://127.0.0.1:${plain} ${certificate}` }, {});
