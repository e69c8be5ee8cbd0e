# what: exercise value from stock prices with the powers of the last step
def american_put(S, K, r, sigma, T, steps):
    h = T / steps
    u = np.exp(sigma * np.sqrt(h))
    d = 1 / u
    p = (np.exp(r * h) - d) / (u - d)
    discount = np.exp(-r * h)
    j = np.arange(steps + 1)
    value = np.maximum(K - S * u**j * d ** (steps - j), 0)
    exercised = np.zeros(steps)
    for n in range(steps - 1, -1, -1):
        if n == 0:
            delta = (value[1] - value[0]) / (S * u - S * d)
        j = np.arange(n + 1)
        stock = S * u**j * d ** (steps - j)
        hold = discount * (p * value[1:] + (1 - p) * value[:-1])
        exercised[n] = np.sum(K - stock > hold)
        value = np.maximum(K - stock, hold)
    price = value[0]
    european = black_scholes(S, K, r, 0.0, sigma, T)[1]
    return {
        "price": price,
        "delta": delta,
        "exercised": exercised,
        "premium": price - european,
    }
