# forgot that below the threshold nothing happens, and let the gain be positive there
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    level_db = 20 * np.log10(np.max(np.abs(x), axis=0))
    over = level_db - threshold_db
    target = -over * (1 - 1 / ratio)
    gain_db = np.zeros(x.shape[1])
    gain = 0.0
    for t in range(x.shape[1]):
        tau = attack if target[t] < gain else release
        keep = np.exp(-1 / tau)
        gain = keep * gain + (1 - keep) * target[t]
        gain_db[t] = gain
    y = x * 10 ** ((gain_db + makeup_db) / 20)
    return y, gain_db
