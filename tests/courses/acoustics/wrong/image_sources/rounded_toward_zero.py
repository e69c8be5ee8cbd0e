# the hits are computed with int(n/2) and int((n+1)/2), which round toward zero and not down for negative n
def hits(n):
    return abs(int(n / 2)), abs(int((n + 1) / 2))


def image_sources(source, room, beta, order):
    pts, amp, num = [], [], []
    for n in np.ndindex(*(3 * (2 * order + 1,))):
        n = [c - order for c in n]
        total = sum(map(abs, n))
        if total > order:
            continue
        xyz, b = [], 1.0
        for ni, L, s, (b0, b1) in zip(n, room, source, beta):
            h0, h1 = hits(ni)
            b *= b0**h0 * b1**h1
            xyz.append(ni * L + s if ni % 2 == 0 else ni * L + L - s)
        pts.append(xyz)
        amp.append(b)
        num.append(total)
    return np.array(pts), np.array(amp), np.array(num)
