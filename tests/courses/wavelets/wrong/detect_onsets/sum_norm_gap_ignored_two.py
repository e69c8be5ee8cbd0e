# two mistakes: the flux is divided by its sum instead of its maximum, and the gap between onsets is not looked at
def detect_onsets(power, gamma, width, delta, gap):
    v = np.log(1 + gamma * power)
    f = [0.0]
    for before, now in zip(v, v[1:]):
        f.append(sum(max(q - p, 0.0) for p, q in zip(before, now)))
    f = np.array(f) / sum(f)
    n = f.size
    lev = np.zeros(n)
    for i in range(n):
        lev[i] = f[max(i - width, 0):i + width + 1].mean()
    marks = [0 < i < n - 1 and f[i] > f[i - 1] and f[i] >= f[i + 1] and f[i] > lev[i] + delta for i in range(n)]
    return {"flux": f, "level": lev, "onsets": np.array(marks, dtype=bool)}
