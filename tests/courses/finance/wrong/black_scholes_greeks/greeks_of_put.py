# what: greeks of the put: delta, theta and rho are those of puts
def black_scholes_greeks(quantity, cache):
    S, K, r, q, sigma, T, d1, d2 = cache
    a = np.exp(-q * T)
    b = K * np.exp(-r * T)
    f = normal_pdf(d1)
    w = np.sqrt(T)
    return {
        "delta": -quantity * a * normal_cdf(-d1),
        "gamma": quantity * a * f / (S * sigma * w),
        "vega": quantity * S * a * f * w,
        "theta": quantity * (-S * a * f * sigma / (2 * w) + r * b * normal_cdf(-d2) - q * S * a * normal_cdf(-d1)),
        "rho": -quantity * T * b * normal_cdf(-d2),
    }
