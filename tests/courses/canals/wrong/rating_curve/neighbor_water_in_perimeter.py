# added the vertical lines towards the neighboring strips to the perimeter instead of the bed alone
def rating_curve(x, zb, n, levels, S):
    flows, coeffs = [], []
    for level in levels:
        a_all, k_all = [], []
        for i in range(len(n)):
            d = sorted([level - zb[i], level - zb[i + 1]])
            w = x[i + 1] - x[i]
            if d[1] <= 0:
                continue
            if d[0] < 0:
                w *= d[1] / (d[1] - d[0])
                d[0] = 0
            a = w * (d[0] + d[1]) / 2
            p = np.hypot(w, d[1] - d[0]) + d[0] + d[1]
            a_all.append(a)
            k_all.append(a * (a / p) ** (2 / 3) / n[i])
        a_all, k_all = np.array(a_all), np.array(k_all)
        flows.append(k_all.sum() * np.sqrt(S))
        coeffs.append(a_all.sum() ** 2 * (k_all**3 / a_all**2).sum() / k_all.sum() ** 3)
    return np.array(flows), np.array(coeffs)
