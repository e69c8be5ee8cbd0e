def track_quality(height, step, half, base, w, limit):
    chord = np.zeros(2 * half + 1)
    chord[[0, -1]] = -0.5
    chord[half] = 1.0
    f = np.stack([np.convolve(rail, chord, mode="valid") for rail in height])
    lift = np.zeros(base + 1)
    lift[0], lift[-1] = 1.0, -1.0
    twist = np.convolve(height[0] - height[1], lift, mode="valid") / (base * step)
    k = f.shape[1] // w
    sigma = np.stack([p.std(axis=1, ddof=1) for p in np.split(f[:, : k * w], k, axis=1)], axis=1)
    return {"alarm": np.any(sigma > limit, axis=0), "sigma": sigma, "twist": twist, "versine": f}
