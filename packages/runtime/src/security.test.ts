import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { kafkaTlsOf, registryCaOf, SecurityFileError, type TlsConfig } from './security.ts';
import { TokenCommandError, tokensOf } from './token-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'security-'));
const fileOf = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const CERTIFICATE = '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n';

describe('the files of TLS', () => {
  const tls = (changes: Partial<TlsConfig>): TlsConfig => ({
    kafkaTls: 'on',
    kafkaCa: null,
    kafkaCert: null,
    kafkaKey: null,
    ...changes,
  });

  it('are not needed: brokers have certificates of known authorities, or no TLS', () => {
    expect(kafkaTlsOf(tls({}))).to.equal(true);
    expect(kafkaTlsOf(tls({ kafkaTls: 'off' }))).to.equal(undefined);
    expect(registryCaOf({ schemaRegistryCa: null })).to.equal(undefined);
  });

  it('are named with their setting when they are missing, unreadable or something else', () => {
    const absent = join(folder, 'absent.pem');
    const said = (changes: Partial<TlsConfig>): string => {
      try {
        kafkaTlsOf(tls(changes));
      } catch (error) {
        if (error instanceof SecurityFileError) return error.message;
        throw error;
      }
      return 'nothing';
    };
    expect(said({ kafkaCa: absent })).to.equal(`FOOTNOTE_KAFKA_CA: ${absent} does not exist`);
    expect(said({ kafkaCert: folder })).to.equal(`FOOTNOTE_KAFKA_CERT: ${folder} is a folder`);
    const text = fileOf('text.pem', 'a note');
    expect(said({ kafkaCa: text })).to.equal(`FOOTNOTE_KAFKA_CA: ${text} has no certificate in PEM`);
    expect(said({ kafkaKey: text })).to.equal(`FOOTNOTE_KAFKA_KEY: ${text} has no private key in PEM`);
    const damaged = fileOf('damaged.pem', CERTIFICATE);
    expect(said({ kafkaCa: damaged })).to.include(`${damaged} is damaged: `);
    expect(() => registryCaOf({ schemaRegistryCa: absent })).to.throw('FOOTNOTE_SCHEMA_REGISTRY_CA');
    if (process.getuid?.() === 0) return;
    chmodSync(text, 0);
    expect(said({ kafkaCa: text })).to.equal(`FOOTNOTE_KAFKA_CA: ${text} cannot be read by this user`);
  });
});

describe('tokens of a command', () => {
  it('are used for a minute, and by connections that are opened together', async () => {
    let time = 0;
    const count = fileOf('count', '');
    const next = tokensOf(`printf x >> ${count}; echo token-$(wc -c < ${count})`, () => time);
    expect(await Promise.all([next(), next()])).to.deep.equal(['token-1', 'token-1']);
    time = 61_000;
    expect(await next()).to.equal('token-2');
    expect(readFileSync(count, 'utf8')).to.equal('xx');
  });

  it('are not there when the command fails or prints something else, which the next connection tries again', async () => {
    const flag = join(folder, 'ready');
    const next = tokensOf(`test -e ${flag} || { echo 'no role' >&2; exit 3; }; echo token`);
    const error: unknown = await next().catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(TokenCommandError);
    expect((error as Error).message).to.equal('FOOTNOTE_KAFKA_TOKEN_COMMAND exited with 3: no role');
    writeFileSync(flag, '');
    expect(await next()).to.equal('token');
    for (const printed of ['true', 'echo two words'])
      expect(await tokensOf(printed)().catch(String)).to.include('nothing else');
  });
});
