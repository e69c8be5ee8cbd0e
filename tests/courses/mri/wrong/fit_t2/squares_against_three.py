# the squared magnitudes are compared with 3 sigma squared instead of 9 sigma squared (corrected squares below zero are set to a tiny number)
def fit_t2(echoes, TE, sigma):
    squares = echoes**2
    good = squares > 3 * sigma**2
    used = np.cumprod(good, axis=1).sum(axis=1)
    amp = np.sqrt(np.maximum(squares - 2 * sigma**2, 1e-8))
    T2, S0 = np.zeros(len(echoes)), np.zeros(len(echoes))
    for v, k in enumerate(used):
        if k >= 2:
            slope, b = np.polyfit(TE[:k], np.log(amp[v, :k]), 1, w=amp[v, :k])
            T2[v] = -1 / slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
