# what: d2 with plus; the stock is not discounted with the dividend yield
def black_scholes(S, K, r, q, sigma, T):
    width = sigma * np.sqrt(T)
    d1 = (np.log(S / K) + (r - q + sigma**2 / 2) * T) / width
    d2 = d1 + width
    stock = S
    bond = K * np.exp(-r * T)
    call = stock * normal_cdf(d1) - bond * normal_cdf(d2)
    put = bond * normal_cdf(-d2) - stock * normal_cdf(-d1)
    return call, put, (S, K, r, q, sigma, T, d1, d2)
