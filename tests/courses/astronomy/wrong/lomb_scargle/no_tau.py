# the time offset tau is left out
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w /= w.sum()
    d = y - np.sum(w * y)
    power = np.zeros(len(frequency))
    for k, f in enumerate(frequency):
        om = 2 * np.pi * f
        c = np.cos(om * t)
        s = np.sin(om * t)
        power[k] = np.sum(w * d * c) ** 2 / np.sum(w * c * c) + np.sum(w * d * s) ** 2 / np.sum(w * s * s)
    power /= np.sum(w * d**2)
    return power, 1 / frequency[np.argmax(power)]
