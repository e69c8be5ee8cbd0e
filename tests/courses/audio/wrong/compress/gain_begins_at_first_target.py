# began the gain at the first target instead of at 0 dB
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    n_ch, n = x.shape
    level = np.array([20 * np.log10(np.max(np.abs(x[:, t]))) for t in range(n)])
    target = np.where(level > threshold_db, (threshold_db - level) * (1 - 1 / ratio), 0.0)
    smooth = target.copy()
    for t in range(1, n):
        tau = attack if target[t] < smooth[t - 1] else release
        k = np.exp(-1.0 / tau)
        smooth[t] = k * smooth[t - 1] + (1 - k) * target[t]
    y = np.zeros((n_ch, n))
    for ch in range(n_ch):
        y[ch] = x[ch] * 10 ** ((smooth + makeup_db) / 20)
    return y, smooth
