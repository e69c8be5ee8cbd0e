# the period of the lowest power is returned
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    om = 2 * np.pi * frequency
    arg = 2 * np.outer(om, t)
    tau = np.arctan2(np.sin(arg) @ w, np.cos(arg) @ w) / (2 * om)
    phase = om[:, None] * (t[None, :] - tau[:, None])
    C, S = np.cos(phase), np.sin(phase)
    power = (C @ (w * d)) ** 2 / (C**2 @ w) + (S @ (w * d)) ** 2 / (S**2 @ w)
    power = power / (w @ d**2)
    order = np.argsort(power)
    return power, 1 / frequency[order[0]]
