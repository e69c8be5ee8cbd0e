# asked for low-pass filters instead of peak filters
def equalize(x, cutoffs, q, gains_db, rate):
    k = len(cutoffs)
    n_ch, n = x.shape
    sig = x.copy()
    for j in range(k):
        b, a = biquad_coefficients("low", cutoffs[j], q, gains_db[j], rate)
        filtered = np.zeros((n_ch, n))
        for ch in range(n_ch):
            for t in range(n):
                total = 0.0
                for lag in range(3):
                    if t - lag >= 0:
                        total += b[lag] * sig[ch, t - lag]
                        if lag > 0:
                            total -= a[lag] * filtered[ch, t - lag]
                filtered[ch, t] = total
        sig = filtered
    change = np.zeros(n_ch)
    for ch in range(n_ch):
        change[ch] = 10 * np.log10(np.mean(sig[ch] ** 2) / np.mean(x[ch] ** 2))
    return sig, change
