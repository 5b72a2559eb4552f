// Checks signing vectors with the verifier that a module exports: node vectors.mjs VECTORS MODULE
// Prints how many vectors hold; ends with 1 at the first that does not, or when a changed body passes.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [vectorsFile, verifierFile] = process.argv.slice(2);
const { verify } = await import(pathToFileURL(verifierFile));
const { vectors } = JSON.parse(readFileSync(vectorsFile, 'utf8'));

for (const vector of vectors) {
  const body = vector.body_base64 !== undefined ? Buffer.from(vector.body_base64, 'base64') : Buffer.from(vector.body);
  const timestamp = String(vector.timestamp);
  const signature = `sha256=${vector.signature}`;
  const cases = [
    [true, timestamp, body, signature, vector.timestamp],
    [true, timestamp, body, signature, vector.timestamp + 300],
    [false, timestamp, body, signature, vector.timestamp + 301],
    [false, timestamp, body, signature, vector.timestamp - 301],
    [false, timestamp, Buffer.concat([body, Buffer.from(' ')]), signature, vector.timestamp],
    [false, timestamp, body, vector.signature, vector.timestamp],
    [false, timestamp, body, undefined, vector.timestamp],
    [false, `${timestamp}\n`, body, signature, vector.timestamp],
    [false, undefined, body, signature, vector.timestamp],
  ];
  for (const [expected, ...args] of cases) {
    if (verify(vector.secret, ...args) !== expected) {
      console.error(`vector "${vector.name}": verify(${args.join(', ')}) is not ${expected}`);
      process.exit(1);
    }
  }
  if (verify('', timestamp, body, signature, vector.timestamp) !== false) {
    console.error('a verifier without a secret must refuse');
    process.exit(1);
  }
}

console.log(vectors.length);
