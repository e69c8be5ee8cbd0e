# the local mean takes only the frames up to t, from t - width to t
def detect_onsets(power, gamma, width, delta, gap):
    num = power.shape[0]
    comp = np.log(1 + gamma * power)
    up = comp[1:] - comp[:-1]
    up = up * (up > 0)
    flux = np.append(0, up.sum(axis=1))
    flux = flux / flux.max()
    level = np.zeros(num)
    onsets = np.zeros(num, dtype=bool)
    last = -gap
    for t in range(num):
        level[t] = np.mean(flux[max(0, t - width):t + 1])
        if t == 0 or t == num - 1:
            continue
        if flux[t] > flux[t - 1] and flux[t] >= flux[t + 1] and flux[t] > level[t] + delta and t - last >= gap:
            onsets[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": onsets}
