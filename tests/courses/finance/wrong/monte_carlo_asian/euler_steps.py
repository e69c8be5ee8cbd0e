# what: Euler steps S(1 + r h + sigma sqrt(h) z) in place of the exact exponential ones
def monte_carlo_asian(S, K, r, sigma, T, Z):
    m, n = Z.shape
    h = T / n
    D = np.exp(-r * T)
    a = S * np.cumprod(1 + r * h + sigma * np.sqrt(h) * Z, axis=1)
    b = S * np.cumprod(1 + r * h - sigma * np.sqrt(h) * Z, axis=1)
    ya = D * np.maximum(a.mean(1) - K, 0)
    yb = D * np.maximum(b.mean(1) - K, 0)
    yab = (ya + yb) / 2
    x = D * a[:, -1]
    c = np.cov(ya, x)
    beta = c[0, 1] / c[1, 1]
    return {
        "plain": ya.mean(),
        "plain_error": ya.std(ddof=1) / np.sqrt(m),
        "antithetic": yab.mean(),
        "antithetic_error": yab.std(ddof=1) / np.sqrt(m),
        "beta": beta,
        "control": ya.mean() - beta * (x.mean() - S),
    }
