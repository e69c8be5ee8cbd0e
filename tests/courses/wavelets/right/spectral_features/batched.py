# style: all frames at once, spread as second moment minus square of the mean
def spectral_features(x, sr, size, hop, fraction):
    frames = np.lib.stride_tricks.sliding_window_view(x, size)[::hop]
    w = np.sin(np.pi * np.arange(size) / size) ** 2
    P = np.abs(np.fft.rfft(frames * w, axis=-1)) ** 2
    tot = P.sum(axis=1)
    loud = tot > 0
    f = np.fft.rfftfreq(size, 1 / sr)
    safe = np.where(loud, tot, 1)
    c = P @ f / safe
    s = np.sqrt(np.sum(P * (f[None] - c[:, None]) ** 2, axis=1) / safe)
    k = np.sum(np.cumsum(P, axis=1) < fraction * tot[:, None], axis=1)
    return {"centroid": c, "spread": s, "rolloff": np.where(loud, f[k], 0.0)}
