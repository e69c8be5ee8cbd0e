def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / w.sum()
    d = y - w @ y
    om = 2 * np.pi * frequency
    arg = 2 * np.outer(om, t)
    tau = np.arctan2(np.sin(arg) @ w, np.cos(arg) @ w) / (2 * om)
    phase = om[:, None] * (t - tau[:, None])
    C, S = np.cos(phase), np.sin(phase)
    power = (C @ (w * d)) ** 2 / (C**2 @ w) + (S @ (w * d)) ** 2 / (S**2 @ w)
    power = power / (w @ d**2)
    return power, 1 / frequency[np.argmax(power)]
