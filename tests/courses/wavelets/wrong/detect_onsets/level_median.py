# the local level is the median instead of the mean
def detect_onsets(power, gamma, width, delta, gap):
    lg = np.log(1 + gamma * power)
    flux = np.array([0.0] + [np.sum(np.maximum(b - a, 0)) for a, b in zip(lg[:-1], lg[1:])])
    flux = flux / np.max(flux)
    T = len(flux)
    level = np.array([np.median(flux[max(0, t - width):min(T, t + width + 1)]) for t in range(T)])
    picks = np.zeros(T, dtype=bool)
    last = -gap
    for t in range(1, T - 1):
        is_max = flux[t] > flux[t - 1] and flux[t] >= flux[t + 1]
        if is_max and flux[t] > level[t] + delta and t - last >= gap:
            picks[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": picks}
