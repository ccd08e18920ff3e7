import { expect } from 'chai';
import { examineSecurity, type SecurityConfig } from './security.ts';

describe('footnote doctor on TLS and tokens', () => {
  const settings = (changes: Partial<SecurityConfig> = {}): SecurityConfig => ({
    kafkaTls: 'on',
    kafkaCa: null,
    kafkaCert: null,
    kafkaKey: null,
    kafkaTokenCommand: null,
    schemaRegistryCa: null,
    ...changes,
  });

  it('says nothing without files and a command', async () => {
    expect(await examineSecurity(settings())).to.deep.equal([]);
  });

  it('names every file that cannot be used, and a command that fails', async () => {
    const absent = { kafkaCa: '/absent/a.pem', schemaRegistryCa: '/absent/b.pem' };
    const findings = await examineSecurity(settings({ ...absent, kafkaTokenCommand: 'exit 3' }));
    expect(findings.map(({ level, finding }) => [level, finding])).to.deep.equal([
      ['problem', 'FOOTNOTE_KAFKA_CA: /absent/a.pem does not exist.'],
      ['problem', 'FOOTNOTE_SCHEMA_REGISTRY_CA: /absent/b.pem does not exist.'],
      ['problem', 'FOOTNOTE_KAFKA_TOKEN_COMMAND exited with 3.'],
    ]);
    const [fine] = await examineSecurity(settings({ kafkaTokenCommand: 'echo token' }));
    expect(fine?.level).to.equal('ok');
  });
});
