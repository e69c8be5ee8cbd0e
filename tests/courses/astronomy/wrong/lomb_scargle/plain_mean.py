# the plain mean is subtracted, not the weighted one
def lomb_scargle(t, y, dy, frequency):
    w = dy**-2.0
    w = w / w.sum()
    d = y - y.mean()
    omega = 2 * np.pi * frequency[:, None]
    tau = np.arctan2((w * np.sin(2 * omega * t)).sum(1), (w * np.cos(2 * omega * t)).sum(1))[:, None] / (2 * omega)
    c = np.cos(omega * (t - tau))
    s = np.sin(omega * (t - tau))
    power = (c @ (w * d)) ** 2 / (c**2 @ w) + (s @ (w * d)) ** 2 / (s**2 @ w)
    power = power / np.sum(w * d**2)
    return power, 1 / frequency[np.argmax(power)]
