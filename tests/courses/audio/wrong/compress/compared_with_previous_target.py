# compared the target with the target before instead of the smoothed gain before
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    n = x.shape[1]
    k_att, k_rel = np.exp(-1 / attack), np.exp(-1 / release)
    peak = np.abs(x).max(axis=0)
    excess = np.clip(20 * np.log10(peak) - threshold_db, 0, None)
    wanted = excess / ratio - excess
    g = np.zeros(n)
    old_gain = 0.0
    old_wanted = 0.0
    for i in range(n):
        k = k_att if wanted[i] < old_wanted else k_rel
        g[i] = k * old_gain + (1 - k) * wanted[i]
        old_gain = g[i]
        old_wanted = wanted[i]
    return x * 10 ** ((g + makeup_db) / 20), g
