# d is the difference l[x+1] - l[x], so the deaths are negative; the expectation does not use d
def life_table(q, radix):
    px = np.cumprod(1 - q)
    l = np.append(radix, radix * px)
    d = np.diff(l)
    L = 0.5 * (l[1:] + l[:-1])
    e = np.flipud(np.cumsum(np.flipud(L))) / l[:-1]
    return {"l": l, "d": d, "e": e}
