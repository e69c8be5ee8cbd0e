# the threshold uses the number of details instead of the length of the signal
def haar_denoise(x, levels):
    dec = haar_decompose(x, levels)
    d = dec["details"]
    sigma = np.median(np.abs(d[-(len(x) // 2):])) / 0.6745
    thr = sigma * np.sqrt(2 * np.log(len(d)))
    dt = np.sign(d) * np.maximum(np.abs(d) - thr, 0)
    cur = dec["approx"]
    pos = 0
    for lvl in range(levels):
        k = len(cur)
        nd = dt[pos:pos + k]
        pos += k
        out = np.empty(2 * k)
        out[0::2] = (cur + nd) / np.sqrt(2)
        out[1::2] = (cur - nd) / np.sqrt(2)
        cur = out
    return cur, thr, np.mean(dt != 0)
