# the local mean ends at t + width - 1: the last frame of the window is left out
def detect_onsets(power, gamma, width, delta, gap):
    compressed = np.log(1 + gamma * power)
    novelty = np.zeros(len(power))
    novelty[1:] = np.sum(np.maximum(np.diff(compressed, axis=0), 0), axis=-1)
    novelty /= novelty.max()
    mean_curve = np.zeros(len(power))
    for m in range(len(power)):
        a = max(m - width, 0)
        b = min(m + width, len(power))
        mean_curve[m] = novelty[a:b].mean()
    out = np.zeros(len(power), dtype=bool)
    prev = -gap
    for m in range(1, len(power) - 1):
        if novelty[m - 1] < novelty[m] and novelty[m] >= novelty[m + 1]:
            if novelty[m] > mean_curve[m] + delta and m - prev >= gap:
                out[m] = True
                prev = m
    return {"flux": novelty, "level": mean_curve, "onsets": out}
