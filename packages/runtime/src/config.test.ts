import { expect } from 'chai';
import { ConfigError, listConfig, loadConfig } from './config.ts';
import { SETTINGS } from './settings.ts';

describe('configuration', () => {
  it('has a default for every required setting', () => {
    const config = loadConfig({});
    expect(config.port).to.equal(8080);
    expect(config.logLevel).to.equal('info');
    expect(config.clickhouseUrl).to.equal(null);
    expect(config.edgarRequestsPerSecond).to.equal(null);
  });

  it('rejects a URL without a host', () => {
    for (const url of ['http:///x', 'https://', 'http://?x', 'http:\\\\x'])
      expect(() => loadConfig({ FOOTNOTE_URL: url }), url).to.throw(
        'FOOTNOTE_URL must be an http or https URL',
      );
    for (const url of ['http://x', 'https://user:secret@x:8443/v2', 'http://[::1]:8080'])
      expect(loadConfig({ FOOTNOTE_URL: url }).serviceUrl).to.equal(url);
  });

  it('reports all invalid settings at once', () => {
    const env = {
      FOOTNOTE_PORT: '99999',
      FOOTNOTE_LOG_LEVEL: 'loud',
      FOOTNOTE_CLICKHOUSE_URL: 'ftp://x',
      FOOTNOTE_EDGAR_REQUESTS_PER_SECOND: '11',
      FOOTNOTE_POLL_SECONDS: '1e3',
      FOOTNOTE_USER_AGENT: 'nobody',
    };
    expect(() => loadConfig(env))
      .to.throw(ConfigError)
      .with.property('faults')
      .that.deep.equals([
        "FOOTNOTE_LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not 'loud'",
        "FOOTNOTE_PORT must be a whole number from 0 to 65535, not '99999'",
        "FOOTNOTE_CLICKHOUSE_URL must be an http or https URL, not 'ftp://x'",
        "FOOTNOTE_USER_AGENT must be a name with a contact email address, not 'nobody'",
        "FOOTNOTE_EDGAR_REQUESTS_PER_SECOND must be a number from 0.01 to 10, not '11'",
        "FOOTNOTE_POLL_SECONDS must be a whole number from 1 to 86400, not '1e3'",
      ]);
  });

  it('requires settings that belong together', () => {
    expect(() => loadConfig({ FOOTNOTE_KAFKA_BROKERS: 'a:9092,b:9092' })).to.throw(
      'FOOTNOTE_KAFKA_BROKERS requires FOOTNOTE_SCHEMA_REGISTRY_URL',
    );
    expect(() => loadConfig({ FOOTNOTE_KAFKA_USERNAME: 'me', FOOTNOTE_KAFKA_PASSWORD: 'x' })).to.throw(
      'FOOTNOTE_KAFKA_USERNAME requires FOOTNOTE_KAFKA_SASL_MECHANISM',
    );
    expect(() => loadConfig({ FOOTNOTE_KAFKA_BROKERS: 'localhost' })).to.throw('a list like host:9092');
  });

  it('requires what SASL and TLS need', () => {
    const faultOf = (env: Readonly<Record<string, string>>): string => {
      try {
        loadConfig(env);
      } catch (error) {
        return (error as ConfigError).faults.join('; ');
      }
      return '';
    };
    const [sasl, token] = ['FOOTNOTE_KAFKA_SASL_MECHANISM', 'FOOTNOTE_KAFKA_TOKEN_COMMAND'];
    expect(faultOf({ [sasl]: 'plain' })).to.equal(`${sasl} requires FOOTNOTE_KAFKA_USERNAME`);
    expect(faultOf({ [sasl]: 'oauthbearer' })).to.equal(`${sasl} requires ${token}`);
    expect(faultOf({ [token]: 'echo' })).to.equal(`${token} requires ${sasl} oauthbearer`);
    expect(faultOf({ [sasl]: 'oauthbearer', [token]: 'echo' })).to.equal('');
    expect(faultOf({ FOOTNOTE_KAFKA_CA: 'a' })).to.equal('FOOTNOTE_KAFKA_CA requires FOOTNOTE_KAFKA_TLS on');
    expect(faultOf({ FOOTNOTE_KAFKA_TLS: 'on', FOOTNOTE_KAFKA_CERT: 'a' })).to.equal(
      'FOOTNOTE_KAFKA_CERT requires FOOTNOTE_KAFKA_KEY',
    );
    const registry = { FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://a', FOOTNOTE_KAFKA_BROKERS: 'a:1' };
    const user = { FOOTNOTE_SCHEMA_REGISTRY_USERNAME: 'a', FOOTNOTE_SCHEMA_REGISTRY_PASSWORD: 'b' };
    expect(faultOf({ ...registry, ...user, FOOTNOTE_SCHEMA_REGISTRY_TOKEN: 'c' })).to.equal(
      'FOOTNOTE_SCHEMA_REGISTRY_TOKEN excludes FOOTNOTE_SCHEMA_REGISTRY_USERNAME',
    );
  });

  it('lets an empty option unset an environment variable', () => {
    const env = { FOOTNOTE_KAFKA_BROKERS: 'a:9092', FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://a' };
    const config = loadConfig(env, { kafkaBrokers: '', schemaRegistryUrl: '' });
    expect([config.kafkaBrokers, config.schemaRegistryUrl]).to.deep.equal([null, null]);
  });

  it('rejects a text of blanks, as a script leaves it', () => {
    expect(() => loadConfig({ FOOTNOTE_DATA: ' ' })).to.throw(
      "FOOTNOTE_DATA must be more than blanks, not ' '",
    );
  });

  it('rejects a misspelt FOOTNOTE_ variable', () => {
    expect(() => loadConfig({ FOOTNOTE_PROT: '1', OTHER: 'x' })).to.throw('FOOTNOTE_PROT is not a setting');
  });

  it('prefers an option to the environment and treats an empty variable as unset', () => {
    const config = loadConfig({ FOOTNOTE_PORT: '1', FOOTNOTE_HOST: '' }, { port: '2' });
    expect([config.port, config.host]).to.deep.equal([2, '127.0.0.1']);
  });

  it('lists where each value comes from and hides secrets', () => {
    const lines = listConfig(
      {
        FOOTNOTE_CLICKHOUSE_PASSWORD: 'hush',
        FOOTNOTE_PORT: 'x',
        FOOTNOTE_EDGAR_MIRROR: 'http://me:hush@mirror.example',
      },
      { dataDir: '/d' },
    );
    const line = (env: string) => lines.find((candidate) => candidate.env === env);
    expect(line('FOOTNOTE_CLICKHOUSE_PASSWORD')).to.include({ value: '***', origin: 'environment' });
    expect(line('FOOTNOTE_PORT')).to.include({ value: 'x', fallback: '8080', origin: 'environment' });
    expect(line('FOOTNOTE_DATA')).to.include({ value: '/d', origin: 'option' });
    expect(line('FOOTNOTE_HOST')).to.include({ origin: 'default' });
    expect(line('FOOTNOTE_EDGAR_MIRROR')).to.include({ value: 'http://***@mirror.example' });
    expect(lines).to.have.length(Object.keys(SETTINGS).length);
  });
});
