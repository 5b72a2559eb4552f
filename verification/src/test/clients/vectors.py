"""Checks signing vectors with the verifier of a Python file: vectors.py VECTORS FILE_WITH_VERIFY.

Prints how many vectors hold; ends with 1 at the first that does not, or when a changed body passes.
"""

import base64
import json
import runpy
import sys

vectors_file, verifier_file = sys.argv[1:]
verify = runpy.run_path(verifier_file)["verify"]

with open(vectors_file, encoding="utf-8") as file:
    vectors = json.load(file)["vectors"]

for vector in vectors:
    body = base64.b64decode(vector["body_base64"]) if "body_base64" in vector else vector["body"].encode("utf-8")
    timestamp = str(vector["timestamp"])
    signature = "sha256=" + vector["signature"]
    for expected, arguments in [
        (True, (timestamp, body, signature, vector["timestamp"])),
        (True, (timestamp, body, signature, vector["timestamp"] + 300)),
        (False, (timestamp, body, signature, vector["timestamp"] + 301)),
        (False, (timestamp, body, signature, vector["timestamp"] - 301)),
        (False, (timestamp, body + b" ", signature, vector["timestamp"])),
        (False, (timestamp, body, vector["signature"], vector["timestamp"])),
        (False, (timestamp, body, None, vector["timestamp"])),
        (False, (timestamp + "\n", body, signature, vector["timestamp"])),
        (False, (None, body, signature, vector["timestamp"])),
    ]:
        if verify(vector["secret"], *arguments) is not expected:
            sys.exit(f"vector {vector['name']!r}: verify{arguments} is not {expected}")
    if verify("", timestamp, body, signature, vector["timestamp"]) is not False:
        sys.exit("a verifier without a secret must refuse")

print(len(vectors))
