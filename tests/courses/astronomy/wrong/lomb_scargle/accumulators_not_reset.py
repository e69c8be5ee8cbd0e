# the sums are set to 0 before the loop over the frequencies, not for each frequency anew
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    power = np.zeros(len(frequency))
    yc = ys = cc = ss = 0.0
    for k in range(len(frequency)):
        om = 2 * np.pi * frequency[k]
        tau = np.arctan2(np.sum(w * np.sin(2 * om * t)), np.sum(w * np.cos(2 * om * t))) / (2 * om)
        for i in range(len(t)):
            c = np.cos(om * (t[i] - tau))
            s = np.sin(om * (t[i] - tau))
            yc += w[i] * d[i] * c
            ys += w[i] * d[i] * s
            cc += w[i] * c**2
            ss += w[i] * s**2
        power[k] = yc**2 / cc + ys**2 / ss
    power = power / np.sum(w * d**2)
    return power, 1 / frequency[np.argmax(power)]
