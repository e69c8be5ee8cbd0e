# style: NSE by its decomposition 2 alpha r - alpha^2 - bias^2, KGE by a norm, sums by loops
def model_skill(observed, simulated, warmup):
    S = observed.shape[0]
    out = {name: np.zeros(S) for name in ("nse", "kge", "pbias")}
    for i in range(S):
        n = sx = sy = sxx = syy = sxy = 0.0
        for d in range(warmup, observed.shape[1]):
            a, b = observed[i, d], simulated[i, d]
            if a == a:
                n += 1
                sx += a
                sy += b
                sxx += a * a
                syy += b * b
                sxy += a * b
        vx, vy, cxy = sxx / n - (sx / n) ** 2, syy / n - (sy / n) ** 2, sxy / n - sx * sy / n**2
        r, alpha = cxy / np.sqrt(vx * vy), np.sqrt(vy / vx)
        out["nse"][i] = 2 * alpha * r - alpha**2 - ((sy - sx) / n) ** 2 / vx
        out["kge"][i] = 1 - np.linalg.norm([r - 1, alpha - 1, sy / sx - 1])
        out["pbias"][i] = 100 * (sy / sx - 1)
    return out
