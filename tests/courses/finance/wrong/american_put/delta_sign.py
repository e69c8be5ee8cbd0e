# what: delta: lower minus upper node, sign wrong
def american_put(S, K, r, sigma, T, steps):
    h = T / steps
    move = sigma * np.sqrt(h)
    u, d = np.exp(move), np.exp(-move)
    q_up = np.exp(-r * h) * (np.exp(r * h) - d) / (u - d)
    q_down = np.exp(-r * h) - q_up
    layers = []
    for n in range(steps + 1):
        layers.append(S * np.exp(move * (2 * np.arange(n + 1) - n)))
    v = np.clip(K - layers[steps], 0, None)
    counts = []
    for n in range(steps - 1, 0, -1):
        wait = q_up * v[1:] + q_down * v[:-1]
        now = K - layers[n]
        counts.insert(0, np.count_nonzero(now > wait))
        v = np.where(now > wait, now, wait)
    delta = (v[0] - v[1]) / (layers[1][1] - layers[1][0])
    wait = q_up * v[1] + q_down * v[0]
    counts.insert(0, int(K - S > wait))
    price = max(K - S, wait)
    premium = price - black_scholes(S, K, r, 0.0, sigma, T)[1]
    return {"price": price, "delta": delta, "exercised": np.array(counts), "premium": premium}
