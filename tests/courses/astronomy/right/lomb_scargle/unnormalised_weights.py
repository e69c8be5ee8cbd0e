def lomb_scargle(t, y, dy, frequency):
    w = dy**-2.0
    d = y - np.sum(w * y) / np.sum(w)
    power = []
    best, period = -1.0, None
    for f in frequency:
        omega = 2 * np.pi * f
        wt = 0.5 * np.arctan2(np.sum(w * np.sin(2 * omega * t)), np.sum(w * np.cos(2 * omega * t)))
        c = np.cos(omega * t - wt)
        s = np.sin(omega * t - wt)
        p = np.sum(w * d * c) ** 2 / np.sum(w * c**2) + np.sum(w * d * s) ** 2 / np.sum(w * s**2)
        p /= np.sum(w * d**2)
        power.append(p)
        if p > best:
            best, period = p, 1 / f
    return np.array(power), period
