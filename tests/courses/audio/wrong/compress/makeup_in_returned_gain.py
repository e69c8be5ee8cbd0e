# returned the gain with makeup instead of without it
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    kA = np.exp(-1 / attack)
    kR = np.exp(-1 / release)
    peaks = np.amax(np.abs(x), axis=0)
    over = 20 * np.log10(peaks) - threshold_db
    over[over < 0] = 0
    curve = (1 / ratio - 1) * over
    g = np.zeros(len(curve))
    last = 0
    for i, c in enumerate(curve):
        if c < last:
            last = kA * last + (1 - kA) * c
        else:
            last = kR * last + (1 - kR) * c
        g[i] = last
    g += makeup_db
    return x * 10 ** (g / 20), g
