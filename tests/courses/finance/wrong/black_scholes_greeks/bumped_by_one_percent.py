# what: delta, vega and rho as forward differences of one percent (bump and revalue) rather than derivatives
def black_scholes_greeks(quantity, cache):
    S, K, r, q, sigma, T, d1, d2 = cache
    base = black_scholes(S, K, r, q, sigma, T)[0]
    n1 = normal_pdf(d1)
    delta = (black_scholes(1.01 * S, K, r, q, sigma, T)[0] - base) / (0.01 * S)
    vega = (black_scholes(S, K, r, q, sigma + 0.01, T)[0] - base) / 0.01
    rho = (black_scholes(S, K, r + 0.01, q, sigma, T)[0] - base) / 0.01
    gamma = np.exp(-q * T) * n1 / (S * sigma * np.sqrt(T))
    theta = -S * np.exp(-q * T) * n1 * sigma / (2 * np.sqrt(T))
    theta = theta - r * K * np.exp(-r * T) * normal_cdf(d2) + q * S * np.exp(-q * T) * normal_cdf(d1)
    greeks = {"delta": delta, "gamma": gamma, "vega": vega, "theta": theta, "rho": rho}
    return {k: quantity * g for k, g in greeks.items()}
