# a peak is only held against the frame before, not against the frame after
def detect_onsets(power, gamma, width, delta, gap):
    lp = np.log(1 + gamma * power)
    flux = np.zeros(lp.shape[0])
    flux[1:] = np.maximum(lp[1:] - lp[:-1], 0).sum(axis=1)
    flux = flux / flux.max()
    level, onsets = [], []
    last = -gap
    for t in range(len(flux)):
        level.append(flux[max(0, t - width):t + width + 1].mean())
        hit = False
        if 0 < t < len(flux) - 1:
            hit = flux[t] > flux[t - 1] and flux[t] > level[t] + delta and t - last >= gap
        if hit:
            last = t
        onsets.append(bool(hit))
    return {"flux": flux, "level": np.array(level), "onsets": np.array(onsets)}
