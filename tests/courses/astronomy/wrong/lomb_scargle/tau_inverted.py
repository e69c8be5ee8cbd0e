# sine and cosine are swapped in the arctan2 of tau
def lomb_scargle(t, y, dy, frequency):
    w = 1 / dy**2
    w = w / np.sum(w)
    d = y - np.sum(w * y)
    power = np.zeros(len(frequency))
    for k, f in enumerate(frequency):
        omega = 2 * np.pi * f
        sin2 = np.sum(w * np.sin(2 * omega * t))
        cos2 = np.sum(w * np.cos(2 * omega * t))
        tau = np.arctan2(cos2, sin2) / (2 * omega)
        x = omega * t - omega * tau
        num_c, num_s = np.sum(w * d * np.cos(x)), np.sum(w * d * np.sin(x))
        den_c, den_s = np.sum(w * np.cos(x) ** 2), np.sum(w * np.sin(x) ** 2)
        power[k] = num_c**2 / den_c + num_s**2 / den_s
    power /= np.sum(w * d**2)
    return power, 1 / frequency[np.argmax(power)]
