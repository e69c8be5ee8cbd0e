# the weights are left out of the numerators (a plain mean is taken there)
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    power = np.zeros(len(frequency))
    for k in range(len(frequency)):
        omega = 2 * np.pi * frequency[k]
        tau = np.arctan2(np.sum(w * np.sin(2 * omega * t)), np.sum(w * np.cos(2 * omega * t))) / (2 * omega)
        c = np.cos(omega * (t - tau))
        s = np.sin(omega * (t - tau))
        power[k] = np.mean(d * c) ** 2 / np.sum(w * c**2)
        power[k] += np.mean(d * s) ** 2 / np.sum(w * s**2)
    power = power / np.sum(w * d**2)
    return power, 1 / frequency[np.argmax(power)]
