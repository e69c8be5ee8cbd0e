# what: normal (Bachelier) model on the forward instead of the lognormal one
def black_scholes(S, K, r, q, sigma, T):
    F = S * np.exp((r - q) * T)
    s = sigma * S * np.sqrt(T)
    d = (F - K) / s
    call = np.exp(-r * T) * ((F - K) * normal_cdf(d) + s * normal_pdf(d))
    put = call - np.exp(-r * T) * (F - K)
    return call, put, (S, K, r, q, sigma, T, d, d - sigma * np.sqrt(T))
