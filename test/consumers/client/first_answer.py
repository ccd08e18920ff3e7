import os
import time

import httpx


class Footnote:
    """A refusal is a value as well: its `reason` tells why, its `recovery` what helps."""

    def __init__(self, key, base_url="http://127.0.0.1:8080", longest_wait=60):
        self.http = httpx.Client(base_url=base_url, headers={"X-API-Key": key}, timeout=60)
        self.longest_wait = longest_wait
        self.kept = {}

    def get(self, path, **parameters):
        request = self.http.build_request("GET", path, params=parameters)
        etag, body = self.kept.get(request.url, (None, None))
        if etag:
            request.headers["If-None-Match"] = etag
        answer = self.http.send(request)
        wait = int(answer.headers.get("Retry-After", 0))
        if answer.status_code == 429 and 0 < wait <= self.longest_wait:
            time.sleep(wait)
            answer = self.http.send(request)
        if answer.status_code == 304:
            return body
        if answer.status_code == 200 and "ETag" in answer.headers:
            self.kept[request.url] = (answer.headers["ETag"], answer.json())
        return answer.json()


footnote = Footnote(os.environ["KEY"])
for _ in range(2):
    answer = footnote.get("/v2/fundamentals", symbol="FNDEC", period="annual")
    for row in answer["data"]["income_statement"]:
        print(row["fiscal_year"], row["revenue"], row["interest_coverage"], row["provenance"]["accession"])

refused = footnote.get("/v2/profile", symbol="FNDEK")
print(refused["reason"], refused["recovery"])
