def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    q = len(pKa)
    result = np.zeros(len(volumes))
    for j, v in enumerate(volumes):
        lo, hi = 0.0, 14.0
        for _ in range(60):
            mid = lo + (hi - lo) / 2
            h = 10**-mid
            top, bottom, form = 0.0, 1.0, 1.0
            for i in range(1, q + 1):
                form *= 10 ** (-pKa[i - 1]) / h
                top += i * form
                bottom += form
            charge = (h - KW / h) * (v_acid + v) + c_base * v - c_acid * v_acid * top / bottom
            if charge > 0:
                lo = mid
            else:
                hi = mid
        result[j] = (lo + hi) / 2
    return result
