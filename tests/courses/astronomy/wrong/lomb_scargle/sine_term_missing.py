# the sine term of the power is overwritten instead of added: only the sine part is left
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    power = np.zeros(len(frequency))
    for k in range(len(frequency)):
        omega = 2 * np.pi * frequency[k]
        sin2 = np.sum(w * np.sin(2 * omega * t))
        cos2 = np.sum(w * np.cos(2 * omega * t))
        tau = np.arctan2(sin2, cos2) / (2 * omega)
        cs = np.cos(omega * (t - tau))
        sn = np.sin(omega * (t - tau))
        power[k] = np.sum(w * d * cs) ** 2 / np.sum(w * cs**2)
        power[k] = np.sum(w * d * sn) ** 2 / np.sum(w * sn**2)
    power = power / np.sum(w * d**2)
    return power, 1 / frequency[np.argmax(power)]
