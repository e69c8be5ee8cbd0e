# what: the half variance is outside of the bracket with T
def black_scholes(S, K, r, q, sigma, T):
    root = np.sqrt(T)
    d1 = (np.log(S) - np.log(K) + (r - q) * T + 0.5 * sigma * sigma) / (sigma * root)
    d2 = d1 - sigma * root
    call = S * np.exp(-q * T) * normal_cdf(d1) - K * np.exp(-r * T) * normal_cdf(d2)
    # put-call parity
    put = call - S * np.exp(-q * T) + K * np.exp(-r * T)
    return call, put, (S, K, r, q, sigma, T, d1, d2)
