# took the root mean square over the channels as the level instead of the largest absolute value
def compress(x, threshold_db, ratio, attack, release, makeup_db):
    rms = np.sqrt(np.mean(x**2, axis=0))
    overshoot = np.maximum(20 * np.log10(rms / 10 ** (threshold_db / 20)), 0)
    desired = -(ratio - 1) / ratio * overshoot
    n = x.shape[1]
    gain = np.empty(n)
    for i in range(n):
        prev = gain[i - 1] if i > 0 else 0.0
        tc = attack if desired[i] < prev else release
        k = np.exp(-1 / tc)
        gain[i] = k * prev + (1 - k) * desired[i]
    linear = 10 ** ((gain + makeup_db) / 20)
    return x * linear[np.newaxis, :], gain
