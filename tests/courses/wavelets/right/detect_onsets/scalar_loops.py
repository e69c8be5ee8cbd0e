# style: scalar loops and lists
def detect_onsets(power, gamma, width, delta, gap):
    T, K = power.shape
    flux = [0.0]
    for t in range(1, T):
        s = 0.0
        for k in range(K):
            a, b = np.log(1 + gamma * power[t - 1, k]), np.log(1 + gamma * power[t, k])
            if b > a:
                s += b - a
        flux.append(s)
    top = max(flux)
    flux = [f / top for f in flux]
    level = []
    for t in range(T):
        near = [flux[s] for s in range(t - width, t + width + 1) if 0 <= s < T]
        level.append(sum(near) / len(near))
    hits = []
    for t in range(1, T - 1):
        if flux[t] <= flux[t - 1] or flux[t] < flux[t + 1] or flux[t] <= level[t] + delta:
            continue
        if hits and t - hits[-1] < gap:
            continue
        hits.append(t)
    return {"flux": np.array(flux), "level": np.array(level), "onsets": np.isin(np.arange(T), hits)}
