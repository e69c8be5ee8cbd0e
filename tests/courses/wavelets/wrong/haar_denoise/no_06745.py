# the median is not divided by 0.6745
def haar_denoise(x, levels):
    h = haar_decompose(x, levels)
    d = h["details"]
    finest = d[len(d) - len(x) // 2:]
    sigma = np.median(np.abs(finest))
    lam = sigma * np.sqrt(2 * np.log(len(x)))
    new_d = np.array([np.sign(v) * max(abs(v) - lam, 0) for v in d])
    rec = h["approx"]
    offset = 0
    for _ in range(levels):
        size = len(rec)
        b = new_d[offset:offset + size]
        offset += size
        nxt = np.zeros(size * 2)
        nxt[0::2], nxt[1::2] = (rec + b) / np.sqrt(2), (rec - b) / np.sqrt(2)
        rec = nxt
    return rec, lam, np.mean(new_d != 0)
