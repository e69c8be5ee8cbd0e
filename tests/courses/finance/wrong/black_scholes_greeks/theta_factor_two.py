# what: decay is not halved
def black_scholes_greeks(quantity, cache):
    S, K, r, q, sigma, T, d1, d2 = cache
    stock = S * np.exp(-q * T)
    bond = K * np.exp(-r * T)
    density = normal_pdf(d1)
    delta = np.exp(-q * T) * normal_cdf(d1)
    gamma = np.exp(-q * T) * density / (S * sigma * np.sqrt(T))
    vega = stock * density * np.sqrt(T)
    decay = -stock * density * sigma / np.sqrt(T)
    theta = decay - r * bond * normal_cdf(d2) + q * stock * normal_cdf(d1)
    rho = T * bond * normal_cdf(d2)
    return {
        "delta": quantity * delta,
        "gamma": quantity * gamma,
        "vega": quantity * vega,
        "theta": quantity * theta,
        "rho": quantity * rho,
    }
