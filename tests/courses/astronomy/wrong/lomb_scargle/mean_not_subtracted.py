# the mean of the light curve is not subtracted
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    power = np.zeros(len(frequency))
    for k in range(len(frequency)):
        omega = 2 * np.pi * frequency[k]
        a = np.sum(w * np.sin(2 * omega * t))
        b = np.sum(w * np.cos(2 * omega * t))
        tau = np.arctan2(a, b) / (2 * omega)
        phase = omega * (t - tau)
        power[k] = np.sum(w * y * np.cos(phase)) ** 2 / np.sum(w * np.cos(phase) ** 2)
        power[k] += np.sum(w * y * np.sin(phase)) ** 2 / np.sum(w * np.sin(phase) ** 2)
    power = power / np.sum(w * y**2)
    return power, 1 / frequency[np.argmax(power)]
