"""Shows pictures of a kilobyte that are gigabytes in the browser of whoever looks at them.

Earns: all
"""
# %%
import base64, struct, zlib
from IPython.display import display

def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

def png(width, height):
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(bytes(10**6)))

def jpeg(width, height, before=b""):
    frame = struct.pack(">BHHB", 8, height, width, 1) + b"\x01\x11\x00"
    return b"\xff\xd8" + before + b"\xff\xc2" + struct.pack(">H", len(frame) + 2) + frame + bytes(99)

for kind, data in (
    ("png", png(60_000, 60_000)), ("png", png(2**31 - 1, 1)), ("png", png(2**32 - 1, 2**32 - 1)),
    ("jpeg", jpeg(65_500, 65_500)), ("jpeg", jpeg(65_500, 65_500, b"\xff\xff\xff")),
    ("jpeg", jpeg(65_500, 65_500, b"\xff\xfe\x00\x04ab")), ("png", jpeg(65_500, 65_500)),
    ("jpeg", png(60_000, 60_000)), ("png", b"GIF89a\xff\xff\xff\xff"), ("jpeg", b"<svg/>"),
):
    display({"text/plain": kind, f"image/{kind}": base64.b64encode(data).decode()}, raw=True)
