# what: correction of the control variate with the wrong sign; pairs added, not averaged
def monte_carlo_asian(S, K, r, sigma, T, Z):
    m, n = Z.shape
    dt = T / n
    W = np.sqrt(dt) * np.cumsum(Z, axis=1)
    t = dt * np.arange(1, n + 1)
    first = S * np.exp((r - sigma**2 / 2) * t + sigma * W)
    second = S * np.exp((r - sigma**2 / 2) * t - sigma * W)
    pay = np.exp(-r * T) * np.clip(first.mean(axis=1) - K, 0, None)
    pay2 = np.exp(-r * T) * np.clip(second.mean(axis=1) - K, 0, None)
    plain = pay.sum() / m
    plain_error = np.sqrt(np.sum((pay - plain) ** 2) / (m - 1) / m)
    avg = pay + pay2
    anti = avg.sum() / m
    anti_error = np.sqrt(np.sum((avg - anti) ** 2) / (m - 1) / m)
    last = np.exp(-r * T) * first[:, -1]
    beta = np.mean((last - last.mean()) * (pay - plain)) / np.var(last)
    control = plain - beta * (S - last.mean())
    return {
        "plain": plain,
        "plain_error": plain_error,
        "antithetic": anti,
        "antithetic_error": anti_error,
        "beta": beta,
        "control": control,
    }
