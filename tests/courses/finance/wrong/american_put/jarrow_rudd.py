# what: Jarrow-Rudd moves (drift in u and d, p = 1/2) instead of Cox-Ross-Rubinstein
def american_put(S, K, r, sigma, T, steps):
    h = T / steps
    up = np.exp((r - sigma**2 / 2) * h + sigma * np.sqrt(h))
    down = np.exp((r - sigma**2 / 2) * h - sigma * np.sqrt(h))
    df = np.exp(-r * h)
    i = np.arange(steps + 1)
    v = np.maximum(K - S * up**i * down ** (steps - i), 0)
    ex = np.zeros(steps)
    for t in range(steps - 1, -1, -1):
        if t == 0:
            delta = (v[1] - v[0]) / (S * (up - down))
        i = np.arange(t + 1)
        pay = K - S * up**i * down ** (t - i)
        hold = df * 0.5 * (v[1:] + v[:-1])
        ex[t] = (pay > hold).sum()
        v = np.maximum(pay, hold)
    return {"price": v[0], "delta": delta, "exercised": ex, "premium": v[0] - black_scholes(S, K, r, 0.0, sigma, T)[1]}
