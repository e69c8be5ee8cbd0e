# two mistakes: tau is left out, and the result is divided by 2 (as in the classical formula)
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    power = np.zeros(len(frequency))
    for k in range(len(frequency)):
        x = 2 * np.pi * frequency[k] * t
        c, s = np.cos(x), np.sin(x)
        power[k] = 0.5 * (np.sum(w * d * c) ** 2 / np.sum(w * c**2) + np.sum(w * d * s) ** 2 / np.sum(w * s**2))
    power = power / np.sum(w * d**2)
    return power, 1 / frequency[np.argmax(power)]
