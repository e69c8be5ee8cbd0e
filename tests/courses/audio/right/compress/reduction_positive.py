def compress(x, threshold_db, ratio, attack, release, makeup_db):
    k_att, k_rel = np.exp(-1 / attack), np.exp(-1 / release)
    peak = np.abs(x).max(axis=0)
    reduce = np.clip(20 * np.log10(peak) - threshold_db, 0, None) * (ratio - 1) / ratio
    r = np.zeros(len(reduce))
    state = 0.0
    for i, wanted in enumerate(reduce):
        k = k_att if wanted > state else k_rel
        state = wanted + k * (state - wanted)
        r[i] = state
    return x * np.exp((makeup_db - r) * np.log(10) / 20), -r
