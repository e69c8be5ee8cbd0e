# what: the starting price is in the mean: total begins at S and is divided by n+1
def monte_carlo_asian(S, K, r, sigma, T, Z):
    m, n = Z.shape
    dt = T / n
    df = np.exp(-r * T)

    def simulate(draws):
        spot = np.full(m, float(S))
        total = np.full(m, float(S))
        for i in range(n):
            spot = spot * np.exp((r - 0.5 * sigma**2) * dt + sigma * dt**0.5 * draws[:, i])
            total += spot
        return df * np.maximum(total / (n + 1) - K, 0), df * spot

    y, x = simulate(Z)
    y2, x2 = simulate(-Z)
    both = 0.5 * (y + y2)
    cov = np.cov(x, y)
    beta = cov[0, 1] / cov[0, 0]
    adjusted = y - beta * (x - S)
    return {
        "plain": y.mean(),
        "plain_error": y.std(ddof=1) / m**0.5,
        "antithetic": both.mean(),
        "antithetic_error": both.std(ddof=1) / m**0.5,
        "beta": beta,
        "control": adjusted.mean(),
    }
