# what: u = 1 + sigma sqrt h instead of the exponential; the European put of the premium is priced on the tree, not by Black-Scholes
def american_put(S, K, r, sigma, T, steps):
    h = T / steps
    u = 1 + sigma * np.sqrt(h)
    d = 1 / u
    p = (np.exp(r * h) - d) / (u - d)
    D = np.exp(-r * h)
    am = np.array([max(K - S * u ** (2 * j - steps), 0) for j in range(steps + 1)])
    eu = am.copy()
    ex = np.zeros(steps)
    for n in range(steps - 1, -1, -1):
        if n == 0:
            delta = (am[1] - am[0]) / (S * u - S * d)
        pay = np.array([K - S * u ** (2 * j - n) for j in range(n + 1)])
        hold = D * (p * am[1:] + (1 - p) * am[:-1])
        eu = D * (p * eu[1:] + (1 - p) * eu[:-1])
        ex[n] = np.sum(pay > hold)
        am = np.maximum(pay, hold)
    return {"price": am[0], "delta": delta, "exercised": ex, "premium": am[0] - eu[0]}
