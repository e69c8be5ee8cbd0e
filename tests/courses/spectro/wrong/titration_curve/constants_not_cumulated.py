# took each form as K/H alone instead of the product of all K/H up to it
def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    K = 10 ** (-pKa)
    q = len(pKa)
    pH = np.zeros(len(volumes))
    for j, v in enumerate(volumes):
        ca = c_acid * v_acid / (v_acid + v)
        na = c_base * v / (v_acid + v)
        lo, hi = 0.0, 14.0
        for _ in range(60):
            mid = 0.5 * (lo + hi)
            h = 10**-mid
            rel = np.ones(q + 1)
            for i in range(q):
                rel[i + 1] = K[i] / h
            z = np.sum(np.arange(q + 1) * rel) / np.sum(rel)
            if h + na > KW / h + ca * z:
                lo = mid
            else:
                hi = mid
        pH[j] = (lo + hi) / 2
    return pH
