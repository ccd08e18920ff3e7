import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Addresses of this machine and of its link, where services listen that trust whoever reaches them, and where
 * clouds serve the credentials of a machine: loopback, unspecified, link-local and the clouds' own addresses.
 */
const LOCAL = new BlockList();
LOCAL.addSubnet('127.0.0.0', 8, 'ipv4');
LOCAL.addSubnet('0.0.0.0', 8, 'ipv4');
LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LOCAL.addAddress('100.100.100.200', 'ipv4');
LOCAL.addAddress('168.63.129.16', 'ipv4');
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addAddress('::', 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');
LOCAL.addAddress('fd00:ec2::254', 'ipv6');

/** Whether an IP address, without brackets, is of this machine or its link; false for names. */
export function isLocalAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  return family !== 0 && LOCAL.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** Code of the error of a connection to an address that is refused. */
export const LOCAL_ADDRESS = 'ELOCALADDRESS';

export const localAddressError = (): NodeJS.ErrnoException =>
  Object.assign(new Error('the address is local'), { code: LOCAL_ADDRESS });

/**
 * Resolves a name as `dns.lookup` does, and fails if one of its addresses is local. What is checked is what is
 * connected to, so a name that changes its address in between gains nothing.
 */
export const lookupElsewhere: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      callback(error, '', 0);
      return;
    }
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isLocalAddress(address)))
      callback(localAddressError(), '', 0);
    else if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
