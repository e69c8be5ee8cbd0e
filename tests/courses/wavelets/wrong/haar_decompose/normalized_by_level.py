# divides by sqrt(2) to the power of the level again at each level, so coarse levels get too small
def haar_decompose(x, levels):
    a = x
    res = []
    for j in range(1, levels + 1):
        scale = np.sqrt(2) ** j
        ev, od = a[0::2], a[1::2]
        res.insert(0, (ev - od) / scale)
        a = (ev + od) / scale
    e = np.array([np.sum(b ** 2) for b in [a] + res])
    return {"approx": a, "details": np.concatenate(res), "energy": e / np.sum(e)}
