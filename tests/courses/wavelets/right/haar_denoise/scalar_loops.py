# style: plain loops over numbers
def haar_denoise(x, levels):
    c = haar_decompose(x, levels)
    d = list(c["details"])
    n = len(x)
    fine = sorted(abs(v) for v in d[len(d) - n // 2:])
    k = len(fine)
    med = fine[k // 2] if k % 2 else 0.5 * (fine[k // 2 - 1] + fine[k // 2])
    thr = (2 * np.log(n)) ** 0.5 * med / 0.6745
    count = 0
    for i in range(len(d)):
        if abs(d[i]) <= thr:
            d[i] = 0.0
        else:
            count += 1
            d[i] -= thr if d[i] > 0 else -thr
    y = list(c["approx"])
    while len(y) < n:
        b, d = d[:len(y)], d[len(y):]
        z = []
        for s, t in zip(y, b):
            z += [(s + t) / 2 ** 0.5, (s - t) / 2 ** 0.5]
        y = z
    return np.array(y), thr, count / len(c["details"])
