# sums the phasors of all slits instead of the closed formula; orders counted one by one
def grating_pattern(x, distance, wavelengths, weights, width, pitch, slits, alpha):
    s = np.sin(np.arctan2(x, distance)) - np.sin(alpha)
    pattern = np.zeros((len(wavelengths), len(x)))
    orders = np.zeros(len(wavelengths), dtype=int)
    for i, lam in enumerate(wavelengths):
        field = np.zeros(len(x), dtype=complex)
        for j in range(slits):
            field += np.exp(2j * np.pi * (j - (slits - 1) / 2) * pitch * s / lam)
        pattern[i] = np.abs(np.sinc(width * s / lam) * field / slits) ** 2
        m = np.arange(-100, 101)
        sines = np.sin(alpha) + m * lam / pitch
        orders[i] = np.count_nonzero((sines >= -1) & (sines <= 1))
    return {"pattern": pattern, "total": np.average(pattern, axis=0, weights=weights), "orders": orders}
