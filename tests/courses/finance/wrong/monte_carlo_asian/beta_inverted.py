# what: beta divided by the variance of the payoff instead of the control
def monte_carlo_asian(S, K, r, sigma, T, Z):
    m, n = Z.shape
    h = T / n
    discount = np.exp(-r * T)
    drift = (r - sigma**2 / 2) * h
    up = S * np.exp(np.cumsum(drift + sigma * np.sqrt(h) * Z, axis=1))
    down = S * np.exp(np.cumsum(drift - sigma * np.sqrt(h) * Z, axis=1))
    y = discount * np.maximum(np.mean(up, axis=1) - K, 0)
    y_down = discount * np.maximum(np.mean(down, axis=1) - K, 0)
    pair = (y + y_down) / 2
    x = discount * up[:, -1]
    dx = x - np.mean(x)
    beta = np.sum(dx * (y - np.mean(y))) / np.sum((y - np.mean(y)) ** 2)
    return {
        "plain": np.mean(y),
        "plain_error": np.std(y, ddof=1) / np.sqrt(m),
        "antithetic": np.mean(pair),
        "antithetic_error": np.std(pair, ddof=1) / np.sqrt(m),
        "beta": beta,
        "control": np.mean(y) - beta * (np.mean(x) - S),
    }
