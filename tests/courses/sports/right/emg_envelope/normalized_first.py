def emg_envelope(emg, mvc, half, threshold):
    """Normalizes the signal first, pads with nan, and averages shifted copies."""
    C, N = emg.shape
    z = 100 * (emg - np.mean(emg, axis=1)[:, None]) / mvc[:, None]
    padded = np.full((C, N + 2 * half), np.nan)
    padded[:, half:half + N] = z
    shifted = np.stack([padded[:, k:k + N] for k in range(2 * half + 1)])
    env = np.sqrt(np.nanmean(np.square(shifted), axis=0))
    return env, np.mean(env > threshold, axis=1)
