# the weights are 1 / dy, not 1 / dy**2
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy
    w = w / w.sum()
    d = y - (w * y).sum()
    power = []
    for f in frequency:
        omega = 2 * np.pi * f
        tau = np.arctan2((w * np.sin(2 * omega * t)).sum(), (w * np.cos(2 * omega * t)).sum()) / (2 * omega)
        c, s = np.cos(omega * (t - tau)), np.sin(omega * (t - tau))
        p = (w * d * c).sum() ** 2 / (w * c**2).sum() + (w * d * s).sum() ** 2 / (w * s**2).sum()
        power.append(p)
    power = np.array(power) / (w * d**2).sum()
    return power, 1 / frequency[np.argmax(power)]
