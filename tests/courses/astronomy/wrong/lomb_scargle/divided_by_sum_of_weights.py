# the power is in the end divided by the sum of the weights as well
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    d = y - np.sum(w * y) / np.sum(w)
    power = np.zeros(len(frequency))
    for k in range(len(frequency)):
        omega = 2 * np.pi * frequency[k]
        tau = np.arctan2(np.sum(w * np.sin(2 * omega * t)), np.sum(w * np.cos(2 * omega * t))) / (2 * omega)
        c = np.cos(omega * (t - tau))
        s = np.sin(omega * (t - tau))
        power[k] = np.sum(w * d * c) ** 2 / np.sum(w * c**2) + np.sum(w * d * s) ** 2 / np.sum(w * s**2)
    power = power / np.sum(w * d**2) / np.sum(w)
    return power, 1 / frequency[np.argmax(power)]
