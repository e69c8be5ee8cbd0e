# normalized the coefficients by b[0] instead of a[0]
def biquad_coefficients(kind, cutoff, q, gain_db, rate):
    w = 2 * np.pi * cutoff / rate
    alpha = np.sin(w) / (2 * q)
    A = 10 ** (gain_db / 40)
    tables = {
        "low": ([(1 - np.cos(w)) / 2, 1 - np.cos(w), (1 - np.cos(w)) / 2], alpha),
        "high": ([(1 + np.cos(w)) / 2, -(1 + np.cos(w)), (1 + np.cos(w)) / 2], alpha),
        "peak": ([1 + alpha * A, -2 * np.cos(w), 1 - alpha * A], alpha / A),
    }
    b, al = tables[kind]
    b = np.array(b)
    a = np.array([1 + al, -2 * np.cos(w), 1 - al])
    return b / b[0], a / b[0]
