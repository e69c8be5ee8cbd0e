# the power is divided by the unweighted variance of y
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / w.sum()
    d = y - np.einsum("i,i->", w, y)
    power = np.zeros(len(frequency))
    for k in range(len(frequency)):
        omega = 2 * np.pi * frequency[k]
        s2 = np.einsum("i,i->", w, np.sin(2 * omega * t))
        c2 = np.einsum("i,i->", w, np.cos(2 * omega * t))
        tau = np.arctan2(s2, c2) / (2 * omega)
        c = np.cos(omega * (t - tau))
        s = np.sin(omega * (t - tau))
        power[k] = np.einsum("i,i,i->", w, d, c) ** 2 / np.einsum("i,i->", w, c**2)
        power[k] += np.einsum("i,i,i->", w, d, s) ** 2 / np.einsum("i,i->", w, s**2)
    return power / np.var(y), 1 / frequency[np.argmax(power)]
