# the denominators are swapped: the cosine part is divided by the sum of s**2 and the other way round
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    result = []
    for f in frequency:
        omega = 2 * np.pi * f
        tau = np.arctan2(np.sum(w * np.sin(2 * omega * t)), np.sum(w * np.cos(2 * omega * t))) / 2 / omega
        c = np.cos(omega * (t - tau))
        s = np.sin(omega * (t - tau))
        yc, ys = np.sum(w * d * c), np.sum(w * d * s)
        cc, ss = np.sum(w * c**2), np.sum(w * s**2)
        result.append((yc**2 / ss + ys**2 / cc) / np.sum(w * d**2))
    result = np.array(result)
    return result, 1 / frequency[result.argmax()]
