# tau is computed with omega t instead of 2 omega t
def lomb_scargle(t, y, dy, frequency):
    weights = 1 / dy**2
    weights = weights / weights.sum()
    resid = y - (weights * y).sum()
    chi0 = (weights * resid**2).sum()
    power = np.zeros_like(frequency)
    for k in range(len(frequency)):
        omega = 2 * np.pi * frequency[k]
        num = (weights * np.sin(omega * t)).sum()
        den = (weights * np.cos(omega * t)).sum()
        tau = np.arctan2(num, den) / (2 * omega)
        c = np.cos(omega * (t - tau))
        s = np.sin(omega * (t - tau))
        power[k] = (weights * resid * c).sum() ** 2 / (weights * c**2).sum()
        power[k] += (weights * resid * s).sum() ** 2 / (weights * s**2).sum()
    return power / chi0, 1 / frequency[np.argmax(power)]
