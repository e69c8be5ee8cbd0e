# the power is not divided by the variance of the data
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / sum(w)
    d = y - w @ y
    power = np.zeros(len(frequency))
    for i, f in enumerate(frequency):
        om = 2 * np.pi * f
        tau = np.arctan2(w @ np.sin(2 * om * t), w @ np.cos(2 * om * t)) / (2 * om)
        c = np.cos(om * (t - tau))
        s = np.sin(om * (t - tau))
        power[i] = ((w * d) @ c) ** 2 / (w @ c**2) + ((w * d) @ s) ** 2 / (w @ s**2)
    return power, 1 / frequency[np.argmax(power)]
