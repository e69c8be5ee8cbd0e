# what: the distribution function is approximated by a logistic curve; the dividend yield is added to the drift
def black_scholes(S, K, r, q, sigma, T):
    def N(x):
        return 1 / (1 + np.exp(-1.702 * x))

    d1 = (np.log(S / K) + (r + q + 0.5 * sigma**2) * T) / sigma / np.sqrt(T)
    d2 = d1 - sigma * np.sqrt(T)
    dq, dr = np.exp(-q * T), np.exp(-r * T)
    return S * dq * N(d1) - K * dr * N(d2), K * dr * N(-d2) - S * dq * N(-d1), (S, K, r, q, sigma, T, d1, d2)
