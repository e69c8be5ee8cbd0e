# what: decay term by gamma with sigma instead of sigma squared
def black_scholes_greeks(quantity, cache):
    S, K, r, q, sigma, T, d1, d2 = cache
    n = len(S)
    delta, gamma, vega, theta, rho = np.zeros((5, n))
    for i in range(n):
        eq = np.exp(-q * T[i])
        strike = K[i] * np.exp(-r * T[i])
        delta[i] = eq * normal_cdf(d1[i])
        gamma[i] = strike * normal_pdf(d2[i]) / (S[i] ** 2 * sigma[i] * T[i] ** 0.5)
        vega[i] = gamma[i] * S[i] ** 2 * sigma[i] * T[i]
        rho[i] = T[i] * strike * normal_cdf(d2[i])
        theta[i] = -0.5 * gamma[i] * S[i] ** 2 * sigma[i]
        theta[i] += q * S[i] * delta[i] - r * rho[i] / T[i]
    return {
        "delta": delta * quantity,
        "gamma": gamma * quantity,
        "vega": vega * quantity,
        "theta": theta * quantity,
        "rho": rho * quantity,
    }
