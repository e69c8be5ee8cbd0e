# the best frequency is returned instead of the period
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    power = np.zeros(len(frequency))
    best = 0
    for k in range(len(frequency)):
        om = 2 * np.pi * frequency[k]
        tau = np.arctan2(np.sum(w * np.sin(2 * om * t)), np.sum(w * np.cos(2 * om * t))) / (2 * om)
        c = np.cos(om * (t - tau))
        s = np.sin(om * (t - tau))
        power[k] = (np.sum(w * d * c) ** 2 / np.sum(w * c**2) + np.sum(w * d * s) ** 2 / np.sum(w * s**2)) / np.sum(w * d**2)
        if power[k] > power[best]:
            best = k
    return power, frequency[best]
