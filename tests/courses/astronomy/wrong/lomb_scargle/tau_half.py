# tau is divided by omega instead of 2 omega
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.average(y, weights=1 / dy**2)
    power = np.zeros(frequency.size)
    for k in range(frequency.size):
        omega = 2 * np.pi * frequency[k]
        theta = np.arctan2(np.sum(w * np.sin(2 * omega * t)), np.sum(w * np.cos(2 * omega * t)))
        tau = theta / omega
        c = np.cos(omega * (t - tau))
        s = np.sin(omega * (t - tau))
        power[k] = np.sum(w * d * c) ** 2 / np.sum(w * c**2) + np.sum(w * d * s) ** 2 / np.sum(w * s**2)
    return power / np.sum(w * d**2), 1 / frequency[np.argmax(power)]
