def black_scholes_greeks(quantity, cache):
    S, K, r, q, sigma, T, d1, d2 = cache
    eq = np.exp(-q * T)
    er = np.exp(-r * T)
    n1 = np.exp(-0.5 * d1**2) / np.sqrt(2 * np.pi)
    out = {}
    out["delta"] = quantity * eq * normal_cdf(d1)
    out["gamma"] = quantity * eq * n1 / S / sigma / np.sqrt(T)
    out["vega"] = quantity * S * eq * n1 * np.sqrt(T)
    out["theta"] = quantity * (
        -S * eq * n1 * sigma / 2 / np.sqrt(T)
        - r * K * er * normal_cdf(d2)
        + q * S * eq * normal_cdf(d1)
    )
    out["rho"] = quantity * K * T * er * normal_cdf(d2)
    return out
