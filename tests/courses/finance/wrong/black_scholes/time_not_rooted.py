# what: sigma T instead of sigma sqrt T
def black_scholes(S, K, r, q, sigma, T):
    F = S * np.exp((r - q) * T)
    D = np.exp(-r * T)
    sd = sigma * T
    d1 = np.log(F / K) / sd + 0.5 * sd
    d2 = np.log(F / K) / sd - 0.5 * sd
    N1 = normal_cdf(d1)
    N2 = normal_cdf(d2)
    call = D * (F * N1 - K * N2)
    put = D * (K * (1 - N2) - F * (1 - N1))
    return call, put, (S, K, r, q, sigma, T, d1, d2)
