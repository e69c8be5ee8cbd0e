# took the compressed output level threshold + over / ratio as gain reduction instead of the difference to the input level
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    n = x.shape[1]
    in_db = 20 * np.log10(np.max(np.abs(x), axis=0))
    out_db = np.where(in_db > threshold_db, threshold_db + (in_db - threshold_db) / ratio, 0.0)
    gain = np.zeros(n)
    g = 0.0
    for t in range(n):
        goal = out_db[t]
        if goal < g:
            k = np.exp(-1 / attack)
        else:
            k = np.exp(-1 / release)
        g = k * g + (1 - k) * goal
        gain[t] = g
    return x * np.power(10, (gain + makeup_db) / 20), gain
