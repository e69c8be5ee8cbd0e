# gave each form the number of protons it still has as charge instead of those it has lost
def titration_curve(volumes, c_base, v_acid, c_acid, pKa):
    q = len(pKa)
    Ka = 10.0 ** (-np.array(pKa))
    pH = np.empty(len(volumes))
    for j in range(len(volumes)):
        total = v_acid + volumes[j]
        acid, base = c_acid * v_acid / total, c_base * volumes[j] / total
        lo, hi = 0.0, 14.0
        for _ in range(60):
            pH[j] = (lo + hi) / 2
            H = 10.0 ** (-pH[j])
            amount, weighted, norm = 1.0, 0.0, 0.0
            for lost in range(q + 1):
                weighted += (q - lost) * amount
                norm += amount
                if lost < q:
                    amount *= Ka[lost] / H
            if H + base - KW / H - acid * weighted / norm > 0:
                lo = pH[j]
            else:
                hi = pH[j]
    return pH
