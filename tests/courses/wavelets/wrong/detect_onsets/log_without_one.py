# the compression is log(gamma * power), without the 1 +
def detect_onsets(power, gamma, width, delta, gap):
    C = np.log(gamma * power)
    rise = np.clip(C[1:] - C[:-1], 0, None)
    flux = np.hstack([0, np.einsum("tk->t", rise)])
    flux = flux / flux.max()
    level = np.array([np.mean(flux[max(0, t - width):t + width + 1]) for t in range(flux.size)])
    on = np.zeros(flux.size, dtype=bool)
    last = -gap
    for t in range(1, flux.size - 1):
        if t - last < gap:
            continue
        if flux[t - 1] < flux[t] and flux[t + 1] <= flux[t] and flux[t] > level[t] + delta:
            on[t] = True
            last = t
    return {"flux": flux, "level": level, "onsets": on}
