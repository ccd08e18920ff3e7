-- Counts one request of an account and says whether it is let in: one step for everybody who asks.
-- KEYS[1] hash of the account
-- ARGV    requests a minute, kind of the quota's period ('day', 'month' or ''), requests a period,
--         what the caller knows: minute, requests in it, period, requests in it; time (epoch ms) or '' for ours
-- Gives   refusal ('', 'minute' or 'quota'), time, minute, requests in it, period, requests in it

local KEEP_MS = 33 * 86400000

local per_minute, kind, quota = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
local now = tonumber(ARGV[8])
if now == nil then
  local time = redis.call('TIME')
  now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end

-- First day of the month of a day, both in days since 1970-01-01. Years are counted from March (H. Hinnant's
-- civil_from_days): the day within a month is what is left of the day within such a year.
local function month_start(day)
  local z = day + 719468
  local day_of_era = z % 146097
  local year = math.floor((day_of_era - math.floor(day_of_era / 1460) + math.floor(day_of_era / 36524)
    - math.floor(day_of_era / 146096)) / 365)
  local day_of_year = day_of_era - (365 * year + math.floor(year / 4) - math.floor(year / 100))
  local month = math.floor((5 * day_of_year + 2) / 153)
  return day - (day_of_year - math.floor((153 * month + 2) / 5))
end

local minute = now - now % 60000
local period = 0
local day = math.floor(now / 86400000)
if kind == 'day' then period = day * 86400000 end
if kind == 'month' then period = month_start(day) * 86400000 end

local stored = redis.call('HMGET', KEYS[1], 'minute', 'in_minute', kind, 'in_' .. kind)

-- Requests in a window: what is stored or what the caller saw, whichever is more.
local function used(start, stored_start, stored_count, known_start, known_count)
  local count = 0
  if tonumber(stored_start or '') == start then count = tonumber(stored_count or '') or 0 end
  if tonumber(known_start) == start then count = math.max(count, tonumber(known_count)) end
  return count
end

local in_minute = used(minute, stored[1], stored[2], ARGV[4], ARGV[5])
local in_period = 0
if kind ~= '' then in_period = used(period, stored[3], stored[4], ARGV[6], ARGV[7]) end

local refused = ''
if kind ~= '' and in_period >= quota then refused = 'quota'
elseif in_minute >= per_minute then refused = 'minute'
else
  in_minute = in_minute + 1
  in_period = in_period + 1
end

local function whole(number) return string.format('%.0f', number) end
redis.call('HSET', KEYS[1], 'minute', whole(minute), 'in_minute', whole(in_minute))
if kind ~= '' then redis.call('HSET', KEYS[1], kind, whole(period), 'in_' .. kind, whole(in_period)) end
redis.call('PEXPIRE', KEYS[1], KEEP_MS)
return { refused, whole(now), whole(minute), whole(in_minute), whole(period), whole(in_period) }
